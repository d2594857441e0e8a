// The steps from an empty database to the first order: a short form each, and the way to the page that has everything.
import { Button, Code, CopyButton, Group, Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { basePath } from '../../config'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { type AdminAccount, firstAccountQuery } from '../admin/admin-queries'
import { CreateKeyDialog } from '../admin/create-key-dialog'
import { saveCompany } from '../company/company-queries'
import { ImportDialog } from '../imports/import-dialog'
import type { ImportKind } from '../imports/import-queries'
import { setPrices } from '../prices/price-commands'
import { priceEditor } from '../prices/price-editor'
import { weightEditor } from '../products/product-editors'
import { figureEditor } from '../shared/edit/editor'
import { setStock, stockKey } from '../stock/stock-queries'
import { productChoiceQuery } from '../supply/supply-queries'
import { addCarrier, addProduct, createShop } from './setup-commands'
import { type DoneSteps, type SetupStep, setupChanged } from './setup-query'
import { StepForm } from './step-form'

const words = backofficeTexts.setup
const { fields, hints, steps } = words

const vatEditor = figureEditor(backofficeTexts.edit, { minimum: 0, maximum: 100 })
const countEditor = figureEditor(backofficeTexts.edit, { minimum: 0, isInteger: true })

/** Of a text that an editor accepted, with a point or a comma. */
const numberOf = (text = '') => Number(text.trim().replace(',', '.'))

/** Steps before it that it cannot do without. */
const needed: Record<SetupStep, SetupStep[]> = {
  company: [],
  account: [],
  product: [],
  price: ['account', 'product'],
  carrier: ['account'],
  stock: ['product'],
  customer: ['account'],
  order: ['account', 'product', 'price', 'carrier', 'stock', 'customer'],
}

interface StepProps {
  account: AdminAccount
  isDone: boolean
  /** Goes on to the next step. */
  onSkip: () => void
}

const contents: Record<SetupStep, (props: StepProps) => React.ReactNode> = {
  company: CompanyStep,
  account: AccountStep,
  product: ProductStep,
  price: PriceStep,
  carrier: CarrierStep,
  stock: StockStep,
  customer: CustomerStep,
  order: OrderStep,
}

interface ContentProps {
  step: SetupStep
  done: DoneSteps
  onSkip: () => void
}

export function SetupStepContent({ step, done, onSkip }: ContentProps) {
  const missing = needed[step].find((each) => !done.has(each))
  return (
    <Stack>
      <Text c="dimmed">{steps[step].hint}</Text>
      {missing ? (
        <Needed step={missing} />
      ) : (
        <StepContent step={step} isDone={done.has(step)} onSkip={onSkip} />
      )}
    </Stack>
  )
}

const Needed = ({ step }: { step: SetupStep }) => <Text>{words.needs(steps[step].name)}</Text>

/** The steps that need no account do not look at it. */
const noAccount = { customerId: '', country: '', currency: '', priceList: null } as AdminAccount

function StepContent({ step, ...props }: Omit<StepProps, 'account'> & { step: SetupStep }) {
  const { data: account, error, refetch } = useQuery(firstAccountQuery)
  const Content = contents[step]
  if (!needed[step].includes('account')) return <Content account={noAccount} {...props} />
  if (account) return <Content account={account} {...props} />
  if (error) return <Failure error={error} onRetry={refetch} />
  return account === null ? <Needed step="account" /> : <PageWaiting />
}

const companyFields = [
  'legalName',
  'addressLine1',
  'postCode',
  'city',
  'country',
  'organisationNumber',
  'vatId',
  'iban',
  'email',
] as const

function CompanyStep({ isDone, onSkip }: StepProps) {
  const names = backofficeTexts.company.fields
  return (
    <>
      {!isDone && (
        <StepForm
          fields={companyFields.map((name) => ({
            name,
            label: names[name],
            isOptional: name !== 'legalName',
            ...(name === 'country' ? { hint: hints.country } : {}),
          }))}
          submit={steps.company.submit}
          send={(values, key) => saveCompany(values, 0, key)}
        />
      )}
      <Also>
        {!isDone && (
          <Button size="compact-sm" variant="default" onClick={onSkip}>
            {steps.company.skip}
          </Button>
        )}
        <TextLink fz="sm" to="/backoffice/company">
          {words.pages.company}
        </TextLink>
      </Also>
    </>
  )
}

function AccountStep() {
  return (
    <>
      <StepForm
        fields={[
          { name: 'customerId', label: fields.customerId, initial: '100001' },
          { name: 'name', label: fields.name },
          { name: 'country', label: fields.country, hint: hints.country },
          { name: 'currency', label: fields.currency, hint: hints.currency },
          { name: 'vatRate', label: fields.vatRate, editor: vatEditor, initial: '25' },
        ]}
        submit={steps.account.submit}
        send={({ customerId = '', name = '', country = '', currency = '', vatRate }, key) =>
          createShop({ customerId, name, country, currency, vatRate: numberOf(vatRate) }, key)
        }
      />
      <Also>
        <TextLink fz="sm" to="/backoffice/accounts">
          {words.pages.accounts}
        </TextLink>
      </Also>
    </>
  )
}

function ProductStep() {
  return (
    <>
      <StepForm
        fields={[
          { name: 'productId', label: fields.productId },
          { name: 'name', label: fields.name },
          { name: 'manufacturer', label: fields.manufacturer, isOptional: true },
          { name: 'weightGrams', label: fields.weightGrams, editor: weightEditor },
        ]}
        submit={steps.product.submit}
        send={({ productId = '', name = '', manufacturer, weightGrams }, key) =>
          addProduct(
            {
              productId,
              name,
              weightGrams: numberOf(weightGrams),
              ...(manufacturer ? { manufacturer } : {}),
            },
            key,
          )
        }
      />
      <Also>
        <TextLink fz="sm" to="/backoffice/products" search={{}}>
          {words.pages.products}
        </TextLink>
        <ImportButton kind="catalog" />
      </Also>
    </>
  )
}

/** The first product is proposed; another one can be searched. */
function useProductField() {
  const { data } = useQuery({ ...productChoiceQuery(''), staleTime: 0 })
  const first = data?.products[0]?.productId
  return {
    name: 'productId',
    label: fields.productId,
    isProduct: true,
    ...(first ? { initial: first } : {}),
  }
}

function PriceStep({ account }: StepProps) {
  const { priceList, currency } = account
  const product = useProductField()
  if (priceList === null) return <NoPriceList account={account} />
  return (
    <>
      <StepForm
        fields={[product, { name: 'net', label: fields.net(currency), editor: priceEditor(currency) }]}
        submit={steps.price.submit}
        send={({ productId = '', net }, key) => setPrices(priceList, productId, { net: numberOf(net) }, key)}
      />
      <Also>
        <ImportButton kind="prices" />
        <TextLink fz="sm" to="/backoffice/price-lists">
          {words.pages.priceLists}
        </TextLink>
      </Also>
    </>
  )
}

const NoPriceList = ({ account: { customerId, currency } }: Pick<StepProps, 'account'>) => (
  <>
    <Text>{words.noPriceList(customerId, currency)}</Text>
    <Group>
      <TextLink to="/backoffice/price-lists">{backofficeTexts.sections.prices}</TextLink>
      <TextLink to="/backoffice/accounts/$customerId" params={{ customerId }}>
        {words.account(customerId)}
      </TextLink>
    </Group>
  </>
)

function CarrierStep({ account: { country, currency } }: StepProps) {
  return (
    <>
      <StepForm
        fields={[
          { name: 'carrier', label: fields.carrier },
          { name: 'name', label: fields.service },
          { name: 'countries', label: fields.countries, hint: hints.country, initial: country },
          { name: 'transitDays', label: fields.transitDays, editor: countEditor, initial: '2' },
          { name: 'bands', label: fields.net(currency), editor: priceEditor(currency) },
        ]}
        submit={steps.carrier.submit}
        send={({ carrier = '', name = '', countries = '', transitDays, bands }, key) =>
          addCarrier(
            {
              carrier,
              name,
              country: countries,
              transitDays: numberOf(transitDays),
              currency,
              net: numberOf(bands),
            },
            key,
          )
        }
      />
      <Also>
        <TextLink fz="sm" to="/backoffice/carriers">
          {words.pages.carriers}
        </TextLink>
      </Also>
    </>
  )
}

function StockStep() {
  const product = useProductField()
  return (
    <>
      <StepForm
        fields={[product, { name: 'onHand', label: fields.onHand, editor: countEditor }]}
        submit={steps.stock.submit}
        send={({ productId = '', onHand }, key) => setStock(productId, { onHand: numberOf(onHand) }, key)}
      />
      <Also>
        <ImportButton kind="stock" />
        <TextLink fz="sm" to="/backoffice/stock">
          {words.pages.stock}
        </TextLink>
      </Also>
    </>
  )
}

function CustomerStep({ account: { customerId } }: StepProps) {
  const [isCreating, setCreating] = useState(false)
  // The list changes after the key was shown, so that the dialog stays.
  const close = () => {
    setCreating(false)
    void setupChanged()
  }
  return (
    <>
      <Group>
        <Button onClick={() => setCreating(true)}>{steps.customer.submit(customerId)}</Button>
      </Group>
      <Also>
        <TextLink fz="sm" to="/backoffice/keys">
          {words.pages.keys}
        </TextLink>
      </Also>
      <CreateKeyDialog isOpen={isCreating} account={customerId} onClose={close} />
    </>
  )
}

function OrderStep({ isDone }: StepProps) {
  const address = `${location.origin}${basePath}/`
  return (
    <>
      <div>
        <Text size="sm">{steps.order.address}</Text>
        <Group gap="xs">
          <Code fz="sm">{address}</Code>
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button size="compact-sm" variant="default" onClick={copy}>
                {copied ? backofficeTexts.secret.copied : backofficeTexts.secret.copy}
              </Button>
            )}
          </CopyButton>
        </Group>
      </div>
      {!isDone && (
        <Group gap="xs" role="status">
          <Loader size="xs" aria-hidden="true" />
          <Text size="sm">{steps.order.waiting}</Text>
        </Group>
      )}
    </>
  )
}

/** Many rows at once, from a file. */
function ImportButton({ kind }: { kind: ImportKind }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    void setupChanged()
  }
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {words.importFile}
      </Button>
      <ImportDialog
        isOpen={isOpen}
        kind={kind}
        title={words.importFile}
        changes={{ queryKey: stockKey }}
        onClose={close}
      />
    </>
  )
}

const Also = ({ children }: React.PropsWithChildren) => (
  <Group gap="xs" fz="sm">
    <Text size="sm" c="dimmed">
      {words.also}
    </Text>
    {children}
  </Group>
)
