import { SimpleGrid, Text, TextInput } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'
import { RecordDialog, type RecordDialogProps } from '../shared/record-dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { type JournalAccounts, journalKey, saveAccounts } from './journal-queries'

const words = backofficeTexts.journal.accounts
type AccountName = keyof typeof words.fields

export const accountNames = Object.keys(words.fields) as AccountName[]

export const JournalAccountsDialog = (props: RecordDialogProps<JournalAccounts>) => (
  <RecordDialog {...props} titleOf={() => words.title}>
    {(accounts) => accounts && <AccountsForm accounts={accounts} onDone={props.onClose} />}
  </RecordDialog>
)

function AccountsForm({ accounts, onDone }: { accounts: JournalAccounts; onDone: () => void }) {
  const form = useRecordForm({
    initial: Object.fromEntries(accountNames.map((name) => [name, accounts[name]])) as Record<
      AccountName,
      string
    >,
    read: (draft) => draft,
    send: (input, key) => saveAccounts(input, accounts.version, key),
    changes: [journalKey],
    said: () => words.changed,
    onDone,
  })
  return (
    <RecordForm form={form} submit={backofficeTexts.save} onCancel={onDone}>
      <Text size="sm" c="dimmed">
        {words.hint}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {accountNames.map((name) => (
          <TextInput key={name} label={words.fields[name]} {...form.text(name)} />
        ))}
      </SimpleGrid>
    </RecordForm>
  )
}
