import { Badge, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats } from '../../session/format'
import { ButtonLink } from '../../shell/button-link'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Facts } from '../shared/facts'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { Section } from '../shared/section'
import { AccountAddresses } from './account-addresses'
import { billingMembers } from './account-billing'
import { AccountCallers } from './account-callers'
import { AccountDialog } from './account-dialog'
import { type AccountWithCredit, accountQuery } from './admin-queries'

const words = backofficeTexts.admin.accounts
type Credit = NonNullable<AccountWithCredit['credit']>
const route = getRouteApi('/backoffice/accounts/$customerId')

export function AccountPage() {
  const { customerId } = route.useParams()
  const { data, error, refetch } = useQuery(accountQuery(customerId))
  return (
    <Stack>
      <TextLink to="/backoffice/accounts">{words.back}</TextLink>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <AccountView account={data} />}
    </Stack>
  )
}

function AccountView({ account }: { account: AccountWithCredit }) {
  const { customerId, name, country, currency, vatRate, priceList, billTo, shipTo, retiredAt } = account
  const [isEdited, setEdited] = useState(false)
  return (
    <>
      <PageHead
        title={name}
        intro={words.number(customerId)}
        beside={
          retiredAt !== null && (
            <Badge variant="default" tt="none">
              {words.retired}
            </Badge>
          )
        }
      >
        <ForRight right="order-for-customers">
          <ButtonLink to="/backoffice/orders/new" search={{ customerId }} variant="default">
            {backofficeTexts.selling.newOrder}
          </ButtonLink>
        </ForRight>
        <ForRight right="see-orders">
          <ButtonLink to="/backoffice/orders" search={{ account: customerId }} variant="default">
            {words.orders}
          </ButtonLink>
        </ForRight>
        <ForRight right="see-billing">
          <ButtonLink to="/backoffice/statements/$customerId" params={{ customerId }} variant="default">
            {words.statement}
          </ButtonLink>
        </ForRight>
        <ForRight right="see-audit">
          <ButtonLink
            to="/backoffice/audit"
            search={{ entity: 'account', entityId: customerId }}
            variant="default"
          >
            {words.history}
          </ButtonLink>
        </ForRight>
        <ForRight right="change-accounts">
          <Button onClick={() => setEdited(true)}>{words.change}</Button>
        </ForRight>
      </PageHead>
      <Section id="account" title={words.data}>
        <Facts
          isWide
          facts={[
            [words.fields.country, country],
            [words.fields.currency, currency],
            [words.fields.vatRate, words.vat(vatRate)],
            [words.fields.priceList, priceList ?? words.noPriceList],
            [words.billTo, billTo && <AccountLink customerId={billTo} />],
            [words.shipTo, shipTo && <AccountLink customerId={shipTo} />],
          ]}
        />
      </Section>
      <Section id="billing" title={words.billing.title}>
        {account.billing === null && <Text c="dimmed">{words.billing.none}</Text>}
        {account.credit && <CreditText credit={account.credit} />}
        <Facts
          isWide
          facts={billingMembers.map((name) => [words.billing.fields[name], account.billing?.[name]])}
        />
      </Section>
      <ForRight right="manage-keys">
        <AccountCallers customerId={customerId} />
      </ForRight>
      <AccountAddresses customerId={customerId} />
      <AccountDialog edited={isEdited ? account : undefined} onClose={() => setEdited(false)} />
    </>
  )
}

function CreditText({ credit: { currency, limit, open, left, countedAt } }: { credit: Credit }) {
  const { money } = useFormats()
  const shown = (amount: number) => money(amount, currency)
  return (
    <Text size="sm" {...(left < 0 && { c: 'red' })} data-credit={currency}>
      {countedAt === null
        ? words.credit.counting
        : words.credit.open(shown(open), shown(limit), shown(Math.max(0, left)))}
    </Text>
  )
}

const AccountLink = ({ customerId }: { customerId: string }) => (
  <TextLink to="/backoffice/accounts/$customerId" params={{ customerId }}>
    {customerId}
  </TextLink>
)
