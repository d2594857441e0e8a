import { Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { backofficeTexts } from '../../texts/backoffice'
import { groupsQuery } from '../products/product-queries'
import { type BundleDraft, type CountDraft, emptyCount, wrongCounts } from './bundle-form'

const words = backofficeTexts.bundles
const { fields, hints } = words

interface Props {
  counts: BundleDraft['counts']
  /** About all of them. */
  error: string | undefined
  isTried: boolean
  onChange: (counts: BundleDraft['counts']) => void
}

/** How many parts of each group a PC takes. */
export function CountFields({ counts, error, isTried, onChange }: Props) {
  const { data } = useQuery(groupsQuery)
  const wrong = isTried ? wrongCounts(counts) : []
  const groups = data?.groups.filter(({ retired, productGroupId }) => !retired || productGroupId in counts)
  const change = (productGroupId: string, next: Partial<CountDraft>) =>
    onChange({ ...counts, [productGroupId]: { ...emptyCount, ...counts[productGroupId], ...next } })
  return (
    <Stack gap={6} role="group" aria-label={fields.groups}>
      <div>
        <Text size="sm" fw={700}>
          {fields.groups}
        </Text>
        <Text size="xs" c="dimmed">
          {hints.groups}
        </Text>
        {error && (
          <Text size="xs" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
      </div>
      {groups?.map(({ productGroupId, name }) => (
        <Group key={productGroupId} gap="xs" wrap="nowrap" align="flex-start">
          <Text size="sm" flex={1} pt={4}>
            {name}
            {wrong.includes(productGroupId) && (
              <Text span display="block" size="xs" c="var(--mantine-color-error)">
                {words.wrongCount}
              </Text>
            )}
          </Text>
          {(['min', 'max'] as const).map((end) => (
            <TextInput
              key={end}
              w={84}
              flex="none"
              size="xs"
              inputMode="numeric"
              aria-label={end === 'min' ? words.minOf(name) : words.maxOf(name)}
              placeholder={fields[end]}
              value={counts[productGroupId]?.[end] ?? ''}
              onChange={(event) => change(productGroupId, { [end]: event.currentTarget.value })}
              error={wrong.includes(productGroupId)}
              autoComplete="off"
            />
          ))}
        </Group>
      ))}
    </Stack>
  )
}
