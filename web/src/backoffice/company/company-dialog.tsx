import {
  Button,
  Checkbox,
  FileButton,
  Group,
  Image,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { basePath } from '../../config'
import { backofficeTexts } from '../../texts/backoffice'
import { uploadPicture } from '../products/product-commands'
import { RecordDialog, type RecordDialogProps } from '../shared/record-dialog'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { Refusal } from '../shared/refusal'
import { useCommand } from '../shared/use-command'
import { type Company, companyKey, saveCompany } from './company-queries'
import { linesOfRules, rulesOfLines, wrongLine } from './reminder-lines'

const words = backofficeTexts.company
const { fields, hints } = words

const textFields = [
  'legalName',
  'organisationNumber',
  'vatId',
  'addressLine1',
  'addressLine2',
  'postCode',
  'city',
  'country',
  'iban',
  'bankAccount',
  'email',
  'phone',
] as const
const choices = ['issuing', 'sending'] as const
const logoTypes = 'image/png,image/jpeg'

export const CompanyDialog = (props: RecordDialogProps<Company>) => (
  <RecordDialog {...props} titleOf={() => words.changeTitle}>
    {(company) => company && <CompanyForm company={company} onDone={props.onClose} />}
  </RecordDialog>
)

const draftOf = (company: Company) => ({
  ...(Object.fromEntries(textFields.map((name) => [name, company[name] ?? ''])) as Record<
    (typeof textFields)[number],
    string
  >),
  paymentTermsDays: company.paymentTermsDays as number | string,
  languages: company.languages.join(', '),
  logo: company.logo,
  isInForetaksregisteret: company.isInForetaksregisteret,
  issuing: company.issuing as Company['issuing'],
  sending: company.sending as Company['sending'],
  reminders: linesOfRules(company.reminders),
  invoicesFromErp: company.invoicesFromErp,
})

function CompanyForm({ company, onDone }: { company: Company; onDone: () => void }) {
  const form = useRecordForm({
    initial: draftOf(company),
    read: ({ languages, paymentTermsDays, reminders, ...draft }) => ({
      ...draft,
      reminders: rulesOfLines(reminders),
      languages: languages.split(/[\s,;]+/).filter(Boolean),
      paymentTermsDays: paymentTermsDays === '' ? null : Number(paymentTermsDays),
    }),
    send: (input, key) => saveCompany(input, company.version, key),
    changes: [companyKey],
    said: () => words.changed,
    onDone,
  })
  return (
    <RecordForm form={form} submit={backofficeTexts.save} onCancel={onDone}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {textFields.map((name) => (
          <TextInput
            key={name}
            label={fields[name]}
            description={name === 'country' ? hints.country : undefined}
            {...form.text(name)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        ))}
        <NumberInput
          label={fields.paymentTermsDays}
          min={0}
          max={365}
          allowDecimal={false}
          value={form.draft.paymentTermsDays}
          onChange={(paymentTermsDays) => form.change({ paymentTermsDays })}
          error={form.errorOf('paymentTermsDays')}
        />
        <TextInput
          label={fields.languages}
          description={hints.languages}
          {...form.text('languages')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        {choices.map((name) => (
          <NativeSelect
            key={name}
            label={fields[name]}
            description={hints[name]}
            data={Object.entries(words[name]).map(([value, label]) => ({ value, label }))}
            {...form.text(name)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        ))}
      </SimpleGrid>
      {form.draft.country.trim().toUpperCase() === 'NO' && (
        <Checkbox label={fields.isInForetaksregisteret} {...form.checked('isInForetaksregisteret')} />
      )}
      <Textarea
        label={fields.reminders}
        description={hints.reminders}
        autosize
        minRows={2}
        {...form.text('reminders', wrongLine(form.draft.reminders))}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <Checkbox
        label={fields.invoicesFromErp}
        description={hints.invoicesFromErp}
        {...form.checked('invoicesFromErp')}
      />
      <LogoField
        logo={form.draft.logo}
        error={form.errorOf('logo')}
        onChange={(logo) => form.change({ logo })}
      />
    </RecordForm>
  )
}

interface LogoProps {
  logo: string | null
  error: string | undefined
  onChange: (logo: string | null) => void
}

function LogoField({ logo, error, onChange }: LogoProps) {
  const upload = useCommand(uploadPicture, ({ url }) => onChange(url))
  const refusal = upload.error ?? (error === undefined ? undefined : new Error(error))
  return (
    <>
      <Group>
        {logo && <Image src={basePath + logo} alt={words.logoOf} w="auto" mah={48} maw={160} />}
        <FileButton accept={logoTypes} onChange={(file) => file && upload.mutate(file)}>
          {(button) => (
            <Button {...button} size="xs" variant="default" loading={upload.isPending}>
              {words.upload}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button size="xs" variant="subtle" onClick={() => onChange(null)}>
            {words.removeLogo}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {words.logoHint}
      </Text>
      {refusal && <Refusal error={refusal} />}
    </>
  )
}
