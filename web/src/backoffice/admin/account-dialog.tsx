import { Checkbox, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'
import { RecordDialog, type RecordDialogProps } from '../shared/record-dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { changeAccount, createAccount } from './admin-commands'
import { type AdminAccount, accountsKey } from './admin-queries'

const words = backofficeTexts.admin.accounts
const { fields, hints } = words

export const AccountDialog = (props: RecordDialogProps<AdminAccount>) => (
  <RecordDialog
    {...props}
    titleOf={(account) => (account ? words.changeOf(account.customerId) : words.create)}
  >
    {(account) => <AccountForm key={account?.customerId ?? ''} account={account} onDone={props.onClose} />}
  </RecordDialog>
)

const textFields = ['name', 'country', 'currency', 'priceList'] as const

const draftOf = (account: AdminAccount | null) => ({
  customerId: account?.customerId ?? '',
  name: account?.name ?? '',
  country: account?.country ?? '',
  currency: account?.currency ?? '',
  priceList: account?.priceList ?? '',
  vatRate: (account?.vatRate ?? 25) as number | string,
  retired: account?.retiredAt != null,
  /** Of the account that is shown, also if it is loaded again meanwhile. */
  version: account?.version,
})

function AccountForm({ account, onDone }: { account: AdminAccount | null; onDone: () => void }) {
  const form = useRecordForm({
    initial: draftOf(account),
    read: (draft) => ({ ...draft, vatRate: Number(draft.vatRate) }),
    send: ({ version, retired, ...input }, key) =>
      version === undefined
        ? createAccount({ ...input, name: input.name || null, priceList: input.priceList || null }, key)
        : changeAccount({ ...input, version, retired }, key),
    changes: [accountsKey],
    said: ({ customerId }) => (account ? words.changed(customerId) : words.created(customerId)),
    onDone,
  })
  return (
    <RecordForm form={form} submit={account ? backofficeTexts.save : words.submitCreate} onCancel={onDone}>
      {!account && (
        <TextInput
          label={fields.customerId}
          description={hints.customerId}
          {...form.required('customerId')}
          data-autofocus
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {textFields.map((name) => (
          <TextInput
            key={name}
            label={fields[name]}
            description={name === 'name' ? undefined : hints[name]}
            {...(name === 'country' || name === 'currency' ? form.required(name) : form.text(name))}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        ))}
        <NumberInput
          label={fields.vatRate}
          min={0}
          max={100}
          decimalScale={2}
          value={form.draft.vatRate}
          onChange={(vatRate) => form.change({ vatRate })}
          error={form.errorOf('vatRate')}
        />
      </SimpleGrid>
      {account && <Checkbox label={words.isRetired} {...form.checked('retired')} />}
    </RecordForm>
  )
}
