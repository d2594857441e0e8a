import { Anchor, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { basePath } from '../../config'
import { backofficeTexts } from '../../texts/backoffice'
import { factsQuery } from './product-queries'

/** Rules as links to what they check. */
export function RuleLinks({ names }: { names: string[] }) {
  const { data } = useQuery(factsQuery)
  if (names.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {backofficeTexts.products.one.noRule}
      </Text>
    )
  return (
    <Group gap="2px 12px">
      {names.map((name) => (
        <Anchor key={name} size="sm" href={`${basePath}/docs/rules#${name}`} target="_blank">
          {data?.rules.find((rule) => rule.name === name)?.title ?? name}
        </Anchor>
      ))}
    </Group>
  )
}
