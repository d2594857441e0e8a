import { Group, Paper, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { config } from '../../config'
import { useMay } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { backofficeTexts } from '../../texts/backoffice'
import { countDone, neededSteps, nextStep, setupQuery } from './setup-query'

const words = backofficeTexts.setup

/** On the dashboard until the first order: what is missing. Demo data needs no setup. */
export function SetupCard() {
  const isAdmin = useMay('manage-settings')
  const { data: done } = useQuery({ ...setupQuery, enabled: isAdmin && !config.demo })
  const next = done && nextStep(done)
  if (!next) return null
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="setup">
      <Group justify="space-between">
        <div>
          <Title order={2} size="h4" id="setup">
            {words.title}
          </Title>
          <Text c="dimmed">
            {words.progress(countDone(done), neededSteps.length)}. {words.next(words.steps[next].name)}.
          </Text>
        </div>
        <ButtonLink to="/setup">{words.goOn}</ButtonLink>
      </Group>
    </Paper>
  )
}
