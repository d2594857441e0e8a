import type { CompanyView } from '../../src/contract/company.ts'
import { deskOf, done } from './desk.ts'
import type { TestService } from './service.ts'

/** Confirms an order, invoices it, and issues the invoice. Returns the billing. */
export async function issueInvoice(service: TestService, orderId: string): Promise<string> {
  await setCompany(service)
  const desk = deskOf(service)
  done(await desk.confirm(orderId))
  const { billingId } = done(await desk.invoice(orderId)).body
  done(await desk.act(orderId, `billings/${billingId}/issue`))
  return billingId
}

/** A company with everything that invoices need. */
export const completeCompany = {
  legalName: 'Nordlys Maskin AS',
  organisationNumber: '987654325',
  vatId: 'NO987654325MVA',
  addressLine1: 'Verkstedveien 4',
  postCode: '0277',
  city: 'Oslo',
  country: 'NO',
  iban: 'NO9386011117947',
  bankAccount: '86011117947',
  email: 'faktura@nordlys.example',
  languages: ['nb'],
}

export async function setCompany(service: TestService, data: object = completeCompany): Promise<void> {
  const path = '/admin/v1/company'
  const { version } = (await service.request<CompanyView>('GET', path, { as: 'staff' })).body
  const headers = { 'If-Match': `"${version}"` }
  const reply = await service.request('PUT', path, { as: 'staff', json: data, headers })
  if (reply.status !== 200) throw new Error(`the company answered ${reply.status}: ${reply.text}`)
}
