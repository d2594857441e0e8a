// How a file was read, and which of its columns is what: chosen once, and remembered for the next file with the same headers.
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { fieldsOf, type ImportField } from './import-fields'
import type { Import, Mapping } from './import-queries'

const words = backofficeTexts.imports
type Reading = NonNullable<Import['reading']>

interface Props {
  list: string
  reading: Reading
  onMap: (mapping: Mapping) => void
}

export function ColumnForm({ list, reading, onMap }: Props) {
  const fields = fieldsOf(list)
  const [columns, setColumns] = useState(() => columnsIn(reading))
  const [values, setValues] = useState<Record<string, string>>({ ...reading.values })
  const isMissing = ({ member, isRequired }: ImportField) =>
    isRequired && columns[member] === undefined && !values[member]?.trim()
  const [isOpen, setOpen] = useState(fields.some(isMissing))
  const submit = () => onMap({ columns, values: filled(values, columns) })
  return (
    <Stack gap="xs">
      <ReadingText reading={reading} />
      {!isOpen && (
        <Group>
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            {words.changeColumns}
          </Button>
        </Group>
      )}
      {isOpen && (
        <>
          <Title order={3} size="h5">
            {words.columnsTitle}
          </Title>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            {fields.map((field) => (
              <FieldColumn
                key={field.member}
                field={field}
                headers={reading.columns.map(({ header }) => header)}
                header={columns[field.member]}
                value={values[field.member] ?? ''}
                onHeader={(header) => setColumns(changed(columns, field.member, header))}
                onValue={(value) => setValues({ ...values, [field.member]: value })}
              />
            ))}
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            {words.remembered}
          </Text>
          <Group>
            <Button onClick={submit}>{words.checkAgain}</Button>
          </Group>
        </>
      )}
    </Stack>
  )
}

function ReadingText({ reading: { encoding, separator, columns } }: { reading: Reading }) {
  const numbers = columns.filter(({ member, decimals }) => member !== null && decimals !== null)
  const unread = columns.filter(({ member }) => member === null).map(({ header }) => header)
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {words.readAs(encoding, words.separators[separator] ?? separator)}{' '}
      {numbers
        .map(({ header, decimals }) => words.decimalsOf(header, words.decimals[decimals ?? ''] ?? ''))
        .join(' ')}{' '}
      {unread.length > 0 && words.unread(unread.join(', '))}
    </Text>
  )
}

interface FieldProps {
  field: ImportField
  headers: string[]
  header: string | undefined
  value: string
  onHeader: (header: string | undefined) => void
  onValue: (value: string) => void
}

/** A column of the file, or the same value for all rows. */
function FieldColumn({ field, headers, header, value, onHeader, onValue }: FieldProps) {
  const { label, isRequired } = field
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <NativeSelect
        flex={1}
        label={label}
        withAsterisk={isRequired}
        value={header ?? ''}
        data={[{ value: '', label: words.noColumn }, ...headers.filter((each) => each !== '')]}
        onChange={(event) => onHeader(event.currentTarget.value || undefined)}
      />
      {header === undefined && isRequired && (
        <TextInput
          flex={1}
          aria-label={words.sameValue(label)}
          placeholder={words.sameForAll}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Group>
  )
}

const columnsIn = ({ columns }: Reading): Record<string, string> =>
  Object.fromEntries(columns.flatMap(({ header, member }) => (member === null ? [] : [[member, header]])))

/** A column is one member at most. */
const changed = (columns: Record<string, string>, member: string, header: string | undefined) =>
  Object.fromEntries(
    Object.entries({ ...columns, [member]: header }).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && (entry[0] === member || entry[1] !== header),
    ),
  )

const filled = (values: Record<string, string>, columns: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([member, value]) => [member, value.trim()] as const)
      .filter(([member, value]) => value !== '' && columns[member] === undefined),
  )
