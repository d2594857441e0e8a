import { Alert, Button, Image, List, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { basePath } from '../../config'
import { countryName } from '../../countries'
import { ButtonLink } from '../../shell/button-link'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { EmptyList } from '../shared/empty-list'
import { Facts } from '../shared/facts'
import { PageHead } from '../shared/page-head'
import { Section } from '../shared/section'
import { CompanyDialog } from './company-dialog'
import { type Company, companyQuery } from './company-queries'

const words = backofficeTexts.company
const { fields } = words

export function CompanyPage() {
  const { data, error, refetch } = useQuery(companyQuery)
  const [isEdited, setEdited] = useState(false)
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <ButtonLink to="/backoffice/audit" search={{ entity: 'company' }} variant="default">
          {words.history}
        </ButtonLink>
        <Button onClick={() => setEdited(true)} disabled={!data}>
          {words.change}
        </Button>
      </PageHead>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <Missing company={data} />}
      {data && (data.version === 0 ? <EmptyList text={words.empty} /> : <CompanyFacts company={data} />)}
      {data && <CompanyDialog edited={isEdited ? data : undefined} onClose={() => setEdited(false)} />}
    </Stack>
  )
}

const nameOf = (member: string) => fields[member as keyof typeof fields] ?? member

const Missing = ({ company: { missing } }: { company: Company }) =>
  missing.length > 0 && (
    <Alert color="blue" title={words.missing}>
      <List size="sm">
        {missing.map((member) => (
          <List.Item key={member}>{nameOf(member)}</List.Item>
        ))}
      </List>
      {words.missingHint}
    </Alert>
  )

function CompanyFacts({ company }: { company: Company }) {
  const { legalName, addressLine1, addressLine2, postCode, city, country, logo, languages } = company
  const place = [postCode, city].filter(Boolean).join(' ')
  return (
    <>
      <Section id="identity" title={words.sections.identity}>
        <Facts
          isWide
          facts={[
            [fields.legalName, legalName],
            [fields.addressLine1, [addressLine1, addressLine2, place].filter(Boolean).join(', ')],
            [fields.country, country && countryName(country, texts.checkout.language)],
            [fields.organisationNumber, company.organisationNumber],
            [fields.vatId, company.vatId],
          ]}
        />
      </Section>
      <Section id="payment" title={words.sections.payment}>
        <Facts
          isWide
          facts={[
            [fields.iban, company.iban],
            [fields.bankAccount, company.bankAccount],
            [fields.paymentTermsDays, words.days(company.paymentTermsDays)],
            [fields.issuing, words.issuing[company.issuing]],
            [fields.sending, words.sending[company.sending]],
            [fields.reminders, words.remindedAfter(company.reminders.map(({ days }) => days))],
            [words.issuer, company.invoicesFromErp ? words.issuers.erp : words.issuers.service],
          ]}
        />
      </Section>
      <Section id="contact" title={words.sections.contact}>
        <Facts
          isWide
          facts={[
            [fields.email, company.email],
            [fields.phone, company.phone],
            [fields.languages, languages.join(', ')],
            [
              words.logoOf,
              logo && <Image src={basePath + logo} alt={legalName ?? ''} w="auto" mah={64} maw={240} />,
            ],
          ]}
        />
      </Section>
    </>
  )
}
