import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { useMay } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { purchasingTexts } from '../../texts/purchasing'
import { EmptyList } from '../shared/empty-list'
import { PageHead } from '../shared/page-head'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { MinimumDialog } from './minimum-dialog'
import { ProposalSection } from './proposal-section'
import { createPurchase, proposalsQuery, purchaseKeys } from './purchase-queries'
import { PurchasingViews } from './purchasing-views'
import { SellerDialog } from './terms-dialog'
import { type Choice, type Choices, isWrong, ordersOf, type ProposedLine } from './to-buy'

const words = purchasingTexts.proposals

export function ToBuyPage() {
  const { data, error, refetch } = useQuery(proposalsQuery)
  const mayBuy = useMay('change-purchasing')
  const [choices, setChoices] = useState<Choices>({})
  const [sought, setSought] = useState<ProposedLine>()
  const [isSetting, setSetting] = useState(false)
  const choose = (productIds: string[], next: Choice) =>
    setChoices((before) => ({
      ...before,
      ...Object.fromEntries(productIds.map((id) => [id, { ...before[id], ...next }])),
    }))
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        {mayBuy && (
          <Button variant="default" onClick={() => setSetting(true)}>
            {words.minimum}
          </Button>
        )}
      </PageHead>
      <PurchasingViews current="toBuy" />
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data?.suppliers.length === 0 && <EmptyList text={words.none} />}
      {data && mayBuy && data.suppliers.length > 0 && (
        <MakeOrders
          orders={ordersOf(data, choices)}
          isWrong={data.suppliers.some(({ lines }) => lines.some((line) => isWrong(line, choices)))}
        />
      )}
      {data?.isCut && <Alert color="blue">{words.cut}</Alert>}
      {data?.suppliers.map((proposal) => (
        <ProposalSection
          key={proposal.supplierId ?? ''}
          proposal={proposal}
          choices={choices}
          mayBuy={mayBuy}
          onChoose={choose}
          onSeek={setSought}
        />
      ))}
      {isSetting && <MinimumDialog onClose={() => setSetting(false)} />}
      {sought && <SellerDialog product={sought} onClose={() => setSought(undefined)} />}
    </Stack>
  )
}

interface MakeProps {
  orders: ReturnType<typeof ordersOf>
  /** A chosen product has no quantity. */
  isWrong: boolean
}

/** Drafts one purchase order for each supplier. What is drafted is no longer proposed, so that a second attempt drafts the rest. */
function MakeOrders({ orders, isWrong: isRefused }: MakeProps) {
  const navigate = useNavigate()
  const command = useCommand(
    async (wanted: typeof orders, key) => {
      const made: string[] = []
      for (const [index, order] of wanted.entries())
        made.push((await createPurchase(order, `${key}.${index}`)).purchaseOrderId)
      return made
    },
    (made) => {
      showMessage(words.made(made))
      const [only] = made
      return made.length === 1 && only
        ? navigate({ to: '/backoffice/purchase-orders/$purchaseOrderId', params: { purchaseOrderId: only } })
        : navigate({ to: '/backoffice/purchase-orders', search: { state: 'Draft' } })
    },
  )
  const reload = () => purchaseKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))
  const products = orders.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <>
      <Group gap="sm">
        {orders.length > 0 && (
          <Button
            loading={command.isPending}
            disabled={isRefused}
            onClick={() => command.mutate(orders, { onSettled: () => void reload() })}
          >
            {words.make(orders.length)}
          </Button>
        )}
        <Text size="sm" c="dimmed" role="status">
          {orders.length === 0
            ? words.nothingChosen
            : isRefused
              ? purchasingTexts.notAQuantity
              : words.chosen(products, orders.length)}
        </Text>
      </Group>
      {command.error && <Refusal error={command.error} onClose={command.reset} />}
    </>
  )
}
