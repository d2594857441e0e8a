import { Container, Stack } from '@mantine/core'
import { getRouteApi, useRouterState } from '@tanstack/react-router'
import { formats, useFormats } from '../../session/format'
import { EmptyPage } from '../../shell/empty-page'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { quotesTexts as words } from '../../texts/quotes'
import { accessById, accessByLink } from './quote-queries'
import { QuoteView } from './quote-view'

const route = getRouteApi('/quotes/$quoteId')

/** A quote for customers who are signed in. */
export function OwnQuotePage() {
  const { quoteId } = route.useParams()
  const format = useFormats()
  return (
    <Container size="lg" px={0}>
      <Stack>
        <TextLink to="/quotes" size="sm" w="fit-content" className="no-print">
          {words.back}
        </TextLink>
        <QuoteView key={quoteId} access={accessById(quoteId)} format={format} />
      </Stack>
    </Container>
  )
}

/** A quote for whoever has its link. The secret is behind `#`, which browsers send to no server. */
export function LinkedQuotePage() {
  const secret = useRouterState({ select: ({ location }) => location.hash })
  if (secret === '')
    return <EmptyPage title={words.title} hint={words.noLink} toBuilder={texts.common.builder} />
  return (
    <Container size="lg" px={0}>
      {/* The reader's country is not known. */}
      <QuoteView key={secret} access={accessByLink(secret)} format={formats('en-GB')} />
    </Container>
  )
}
