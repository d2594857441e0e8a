import { Button, Grid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import paper from '../../orders/print-sheet.module.css'
import { ReturnBadge } from '../../orders/returns/return-badge'
import { ReturnHistory } from '../../orders/returns/return-history'
import { ReturnLabel } from '../../orders/returns/return-label'
import { ReturnLines } from '../../orders/returns/return-lines'
import { isExpected, type Return } from '../../orders/returns/return-state'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { PageHead } from '../shared/page-head'
import { Section } from '../shared/section'
import { ReturnActions } from './return-actions'
import { returnQuery } from './return-queries'

const words = backofficeTexts.returns
const route = getRouteApi('/backoffice/returns/$returnId')

export function ReturnPage() {
  const { returnId } = route.useParams()
  const { data, error, refetch } = useQuery(returnQuery(returnId))
  const hasLabel = data !== undefined && isExpected(data)
  return (
    <>
      {hasLabel && <ReturnLabel shown={data} />}
      <Stack className={hasLabel ? (paper.screen ?? '') : ''}>
        <TextLink to="/backoffice/returns">{texts.returns.back}</TextLink>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <PageWaiting />}
        {data && <ReturnView key={returnId} shown={data} />}
      </Stack>
    </>
  )
}

function ReturnView({ shown }: { shown: Return }) {
  const { moment } = useFormats()
  const { returnId, customerId, state, requestedAt, lines, steps } = shown
  return (
    <>
      <PageHead
        title={texts.returns.one(returnId)}
        intro={words.requestedBy(moment(requestedAt), customerId)}
        beside={<ReturnBadge state={state} />}
      >
        <ReturnActions shown={shown} />
        {isExpected(shown) && (
          <Button variant="default" onClick={() => window.print()}>
            {texts.returns.label.print}
          </Button>
        )}
      </PageHead>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <Stack gap="lg">
            <Section id="items" title={texts.returns.items}>
              <ReturnLines
                lines={lines}
                said={words.received}
                linkToOrder={(orderId) => (
                  <TextLink to="/backoffice/orders/$orderId" params={{ orderId }}>
                    {texts.returns.ofOrder(orderId)}
                  </TextLink>
                )}
              />
            </Section>
            {shown.credits.length > 0 && (
              <Section id="credits" title={words.details}>
                <Credits credits={shown.credits} />
              </Section>
            )}
            {shown.replacements.length > 0 && (
              <Section id="replacements" title={texts.returns.replacements}>
                {shown.replacements.map(({ orderId }) => (
                  <TextLink
                    key={orderId}
                    to="/backoffice/orders/$orderId"
                    params={{ orderId }}
                    w="fit-content"
                  >
                    {texts.returns.ofOrder(orderId)}
                  </TextLink>
                ))}
              </Section>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Section id="history" title={texts.returns.history}>
            <ReturnHistory steps={steps} withActor />
          </Section>
        </Grid.Col>
      </Grid>
    </>
  )
}

function Credits({ credits }: Pick<Return, 'credits'>) {
  return (
    <Stack gap={4}>
      {credits.map(({ orderId, billingId }) => (
        <TextLink
          key={billingId}
          to="/backoffice/orders/$orderId"
          params={{ orderId }}
          hash="billings"
          w="fit-content"
        >
          {words.creditOf(billingId, orderId)}
        </TextLink>
      ))}
    </Stack>
  )
}
