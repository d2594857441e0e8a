import { Checkbox, Fieldset, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { isStale } from '../shared/edit/lost-update'
import { RecordDialog, type RecordDialogProps } from '../shared/record-dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { type BillingMember, billingDraft, billingMembers, billingOf } from './account-billing'
import { changeAccount, createAccount } from './admin-commands'
import { type AdminAccount, accountQuery, accountsKey } from './admin-queries'

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
  ...billingDraft(account?.billing),
  /** Of the account that is shown, also if it is loaded again meanwhile. */
  version: account?.version,
})

type AccountDraft = ReturnType<typeof draftOf>

/** What was typed, and otherwise what another person stored. */
function mergedOver(typed: AccountDraft, base: AccountDraft, stored: AccountDraft): AccountDraft {
  const own = Object.entries(typed).filter(([name, value]) => value !== base[name as keyof AccountDraft])
  return { ...stored, ...Object.fromEntries(own), version: stored.version }
}

const hintOf = (name: BillingMember) => (words.billing.hints as Partial<Record<BillingMember, string>>)[name]

function AccountForm({ account, onDone }: { account: AdminAccount | null; onDone: () => void }) {
  /** What the change is based on: read again after a lost update. */
  const [base, setBase] = useState(() => draftOf(account))
  const rebase = async () => {
    const stored = await queryClient.fetchQuery({ ...accountQuery(base.customerId), staleTime: 0 })
    setBase(draftOf(stored))
    form.change(mergedOver(form.draft, base, draftOf(stored)))
  }
  const form = useRecordForm({
    initial: base,
    read: ({ customerId, name, country, currency, priceList, vatRate, retired, version, ...billing }) => ({
      ...{ customerId, name, country, currency, priceList, retired, version },
      vatRate: Number(vatRate),
      billing: billingOf(billing),
    }),
    send: async ({ version, retired, ...input }, key) => {
      if (version === undefined)
        return createAccount({ ...input, name: input.name || null, priceList: input.priceList || null }, key)
      try {
        return await changeAccount({ ...input, version, retired }, key)
      } catch (error) {
        if (!isStale(error)) throw error
        await rebase()
        throw new Error(words.changedMeanwhile)
      }
    },
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
      <Fieldset legend={words.billing.title}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {billingMembers.map((name) => (
            <TextInput
              key={name}
              label={words.billing.fields[name]}
              description={hintOf(name)}
              {...form.text(`billing.${name}`)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
            />
          ))}
        </SimpleGrid>
      </Fieldset>
      {account && <Checkbox label={words.isRetired} {...form.checked('retired')} />}
    </RecordForm>
  )
}
