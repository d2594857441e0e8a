import { Alert, Stack, Text } from '@mantine/core'
import { type Right, rights, rolesWith } from '../../../../src/contract/rights.ts'
import { useTitle } from '../../shell/use-title'
import { backofficeTexts } from '../../texts/backoffice'

const words = backofficeTexts.rights

/** In place of a page: which right it needs, and whom to ask. Trying again would not help. */
export function NotForYou({ right }: { right: Right }) {
  useTitle(words.notForYou)
  return (
    <Alert color="blue" title={words.notForYou} role="alert" data-right={right}>
      <Stack gap="xs">
        <Text size="sm">{words.needs(rights[right].about)}</Text>
        <Text size="sm">{words.whomToAsk(rolesWith(right).map((role) => words.roles[role]))}</Text>
      </Stack>
    </Alert>
  )
}
