import { Button, Group, NumberInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isNotWhole, type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { backofficeTexts } from '../../texts/backoffice'
import { carrierTexts } from '../../texts/carriers'
import { Dialog } from '../shared/dialog'
import { errorBeside, fieldError } from '../shared/field-error'
import { ProductField } from '../shared/product-field'
import { Refusal } from '../shared/refusal'
import { type Carrier, tryDelivery } from './carrier-queries'
import { TrialResultView } from './trial-result'

const words = carrierTexts.trial

interface Props {
  isOpen: boolean
  /** Gives the first country and currency. */
  example: Carrier | undefined
  onClose: () => void
}

/** What a parcel costs with each service, and why a service does not take it. */
export const TrialDialog = ({ isOpen, example, onClose }: Props) => (
  <Dialog isOpen={isOpen} title={words.title} size="xl" onClose={onClose}>
    <TrialForm example={example} />
  </Dialog>
)

interface TrialProduct {
  key: number
  productId: string | null
  quantity: TypedNumber
}

const places = ['country', 'postCode', 'currency'] as const

function TrialForm({ example }: Pick<Props, 'example'>) {
  const [weight, setWeight] = useState<TypedNumber>(1000)
  const [vatRate, setVatRate] = useState<number | string>(25)
  const [values, setValues] = useState({
    country: example?.countries[0] ?? '',
    postCode: '',
    currency: example?.bands[0]?.prices[0]?.currency ?? '',
  })
  const [products, setProducts] = useState<TrialProduct[]>([])
  const [isTried, setTried] = useState(false)
  const trial = useMutation({ mutationFn: tryDelivery })
  const change = (index: number, next: Partial<TrialProduct>) =>
    setProducts(products.map((each, place) => (place === index ? { ...each, ...next } : each)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isRefused = [weight, ...products.map(({ quantity }) => quantity)].some(isNotWhole)
    if (isRefused || places.some((name) => values[name].trim() === '') || trial.isPending) return
    trial.mutate({
      weightGrams: Number(weight),
      vatRate: Number(vatRate),
      country: values.country.trim(),
      postCode: values.postCode.trim(),
      currency: values.currency.trim().toUpperCase(),
      products: products.flatMap(({ productId, quantity }) =>
        productId ? [{ productId, quantity: wholeNumber(quantity) || 1 }] : [],
      ),
    })
  }
  const refusal = errorBeside(trial.error, ['weightGrams', 'vatRate', ...places])
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          {words.intro}
        </Text>
        <SimpleGrid cols={{ base: 2, sm: 3 }}>
          <WholeNumberInput label={words.weight} min={0} value={weight} onChange={setWeight} data-autofocus />
          {places.map((name) => (
            <TextInput
              key={name}
              label={words[name]}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
              error={
                fieldError(trial.error, name) ??
                (isTried && values[name].trim() === '' ? backofficeTexts.edit.missing : undefined)
              }
              autoComplete="off"
            />
          ))}
          <NumberInput label={words.vatRate} min={0} max={100} value={vatRate} onChange={setVatRate} />
        </SimpleGrid>
        {products.map(({ key, productId, quantity }, index) => (
          <Group key={key} gap="xs" align="flex-end" wrap="nowrap">
            <div style={{ flex: 1 }}>
              <ProductField
                value={productId}
                onChange={(id) => change(index, { productId: id })}
                error={undefined}
              />
            </div>
            <WholeNumberInput
              w={84}
              label={words.quantity}
              aria-label={words.quantityOf(index + 1)}
              min={1}
              value={quantity}
              onChange={(next) => change(index, { quantity: next })}
            />
            <Button
              variant="subtle"
              px="xs"
              aria-label={words.removeProductOf(index + 1)}
              onClick={() => setProducts(products.filter((each) => each.key !== key))}
            >
              {words.removeProduct}
            </Button>
          </Group>
        ))}
        <Group justify="space-between">
          <Button
            variant="default"
            onClick={() => setProducts([...products, { key: Date.now(), productId: null, quantity: 1 }])}
          >
            {words.addProduct}
          </Button>
          <Button type="submit" loading={trial.isPending}>
            {words.submit}
          </Button>
        </Group>
        {refusal !== undefined && <Refusal error={refusal} />}
        {trial.data && trial.variables && (
          <TrialResultView result={trial.data} currency={trial.variables.currency} />
        )}
      </Stack>
    </form>
  )
}
