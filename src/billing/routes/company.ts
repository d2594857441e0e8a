import { type CompanyView, CompanyView as CompanyViewSchema, NewCompany } from '../../contract/company.ts'
import { invalid } from '../../contract/problems.ts'
import { versionAnswer } from '../../platform/http/reply/answer.ts'
import { refuseVersion } from '../../platform/http/route/precondition.ts'
import { ok, type Route, route } from '../../platform/http/route/route.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import { companyTopic, loadCompany, saveCompany } from '../company/company.ts'
import { companyErrors, companyOf, viewCompany } from '../company/company-data.ts'
import type { BillingContext } from '../context.ts'

const path = '/admin/v1/company'
const example: CompanyView = {
  legalName: 'Nordlys Maskin AS',
  organisationNumber: '987654325',
  vatId: 'NO987654325MVA',
  addressLine1: 'Storgata 1',
  addressLine2: null,
  postCode: '0155',
  city: 'Oslo',
  country: 'NO',
  iban: 'NO9386011117947',
  bankAccount: '86011117947',
  email: 'post@shop.example',
  phone: '+47 22 00 00 00',
  logo: null,
  paymentTermsDays: 14,
  languages: ['nb', 'en'],
  invoicesFromErp: false,
  isInForetaksregisteret: true,
  issuing: 'byHand',
  sending: 'whenIssued',
  reminders: [{ days: 7, text: null }],
  missing: [],
  version: 1,
}
const { missing: _, version: __, ...exampleBody } = example

const readCompany = ({ store }: BillingContext) =>
  route({
    operationId: 'readCompany',
    method: 'GET',
    path,
    tag: 'Administration',
    summary: 'Read the company',
    description:
      'The company that sells, as papers, emails and invoices show it, and what invoices still need. Before it is saved, everything is empty and its version is 0.',
    access: 'manage-settings',
    success: ok('The company.', CompanyViewSchema, example),
    isVersioned: true,

    async read() {
      const stored = await loadCompany(store)
      return versionAnswer(viewCompany(stored), stored.version)
    },
  })

const putCompany = ({ store, isUploadedImage }: BillingContext) =>
  route({
    operationId: 'setCompany',
    method: 'PUT',
    path,
    tag: 'Administration',
    summary: 'Set the company',
    description:
      'Replaces the data of the company; a missing member becomes empty. Numbers are checked by their check digits. Issued documents keep what they say.',
    access: 'manage-settings',
    body: { schema: NewCompany, example: exampleBody },
    success: ok('The company.', CompanyViewSchema, example),
    isVersioned: true,

    async decide({ body, ifMatch }) {
      const before = await loadCompany(store)
      const stale = refuseVersion(ifMatch, before.version)
      if (stale) return stale
      const company = companyOf(body)
      const isUploaded = company.logo !== null && (await isUploadedImage(company.logo))
      const errors = companyErrors(company, () => isUploaded)
      if (errors.length > 0) return invalid(...errors)
      const after = viewCompany({ company, version: before.version + 1 })
      const isNew = before.version === 0
      return {
        writes: [saveCompany({ company, version: before.version }), bump(companyTopic)],
        record: {
          action: isNew ? 'create' : 'change',
          entity: 'company',
          entityId: 'company',
          before: isNew ? null : viewCompany(before),
          after,
        },
        answer: versionAnswer(after, after.version),
      }
    },
  })

export const companyRoutes = (context: BillingContext): Route[] => [readCompany(context), putCompany(context)]
