import { Checkbox, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { errorBeside, fieldError } from '../shared/field-error'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { useLast } from '../shared/use-last'
import { changeAccount, createAccount } from './admin-commands'
import { type AdminAccount, accountsKey } from './admin-queries'

const words = backofficeTexts.admin.accounts
const { fields, hints } = words

interface Props {
  /** Null is a new account; undefined closes the dialog. */
  edited: AdminAccount | null | undefined
  onClose: () => void
}

export function AccountDialog({ edited, onClose }: Props) {
  const shown = useLast(edited)
  return (
    <Dialog
      isOpen={edited !== undefined}
      title={shown ? words.changeOf(shown.customerId) : words.create}
      onClose={onClose}
    >
      {shown !== undefined && <AccountForm key={shown?.customerId ?? ''} account={shown} onDone={onClose} />}
    </Dialog>
  )
}

const textFields = ['name', 'country', 'currency', 'priceList'] as const
const required = ['country', 'currency'] as const

function AccountForm({ account, onDone }: { account: AdminAccount | null; onDone: () => void }) {
  const [customerId, setCustomerId] = useState(account?.customerId ?? '')
  const [values, setValues] = useState({
    name: account?.name ?? '',
    country: account?.country ?? '',
    currency: account?.currency ?? '',
    priceList: account?.priceList ?? '',
  })
  const [vatRate, setVatRate] = useState<number | string>(account?.vatRate ?? 25)
  const [isRetired, setRetired] = useState(account?.retiredAt != null)
  const [isTried, setTried] = useState(false)
  const send = (_: object, key: string) => {
    const { name, priceList, ...codes } = values
    const members = { ...codes, vatRate: Number(vatRate) }
    return account
      ? changeAccount(
          {
            customerId,
            version: account.version,
            name,
            priceList,
            ...members,
            retired: isRetired,
          },
          key,
        )
      : createAccount(
          { customerId, ...(name ? { name } : {}), ...(priceList ? { priceList } : {}), ...members },
          key,
        )
  }
  const command = useCommand(send, async () => {
    showMessage(account ? words.changed(customerId) : words.created(customerId))
    await queryClient.invalidateQueries({ queryKey: accountsKey })
    onDone()
  })
  const isMissing = (name: (typeof textFields)[number]) =>
    isTried && (required as readonly string[]).includes(name) && values[name].trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isWhole = customerId.trim() !== '' && required.every((name) => values[name].trim() !== '')
    // The input is part of the idempotency key: a changed form is another request.
    if (isWhole && !command.isPending) command.mutate({ customerId, values, vatRate, isRetired })
  }
  const refusal = errorBeside(command.error, ['customerId', 'vatRate', ...textFields])
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!account && (
          <TextInput
            label={fields.customerId}
            description={hints.customerId}
            value={customerId}
            onChange={(event) => setCustomerId(event.currentTarget.value.trim())}
            error={
              fieldError(command.error, 'customerId') ??
              (isTried && customerId === '' ? words.missing : undefined)
            }
            autoComplete="off"
            data-autofocus
          />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {textFields.map((name) => (
            <TextInput
              key={name}
              label={fields[name]}
              description={name === 'name' ? undefined : hints[name]}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
              error={fieldError(command.error, name) ?? (isMissing(name) ? words.missing : undefined)}
              autoComplete="off"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
            />
          ))}
          <NumberInput
            label={fields.vatRate}
            min={0}
            max={100}
            decimalScale={2}
            value={vatRate}
            onChange={setVatRate}
            error={fieldError(command.error, 'vatRate')}
          />
        </SimpleGrid>
        {account && (
          <Checkbox
            label={words.isRetired}
            checked={isRetired}
            onChange={(event) => setRetired(event.currentTarget.checked)}
          />
        )}
        {refusal !== undefined && <Refusal error={refusal} />}
        <FormButtons
          submit={account ? backofficeTexts.save : words.submitCreate}
          isPending={command.isPending}
          onCancel={onDone}
        />
      </Stack>
    </form>
  )
}
