// The head of every paper about an order: the shop, the title, facts and where it goes.
import type { PropsWithChildren } from 'react'
import { countryName } from '../countries'
import { texts } from '../texts'
import type { Order } from './order-state'
import { PaperCompany } from './paper-company'
import type { Address } from './postal-address'
import classes from './print-sheet.module.css'

type FactList = [label: string, value: string | null | undefined][]

interface HeadProps {
  title: string
  facts: FactList
  place: Pick<Order['deliveries'][number], 'collectionPoint' | 'deliveryAddress'> | undefined
}

export function PaperHead({ title, facts, place }: HeadProps) {
  const { collectionPoint, deliveryAddress } = place ?? {}
  const address: Address | null | undefined = collectionPoint ?? deliveryAddress
  return (
    <>
      <PaperCompany />
      <h1>{title}</h1>
      <div className={classes.head}>
        <PaperFacts facts={facts} />
        {address && (
          <address>
            <strong>{collectionPoint ? texts.orders.collectAt : texts.orders.goesTo}</strong>
            {collectionPoint && deliveryAddress && <span>{deliveryAddress.name}</span>}
            <span>{address.name}</span>
            <span>{address.addressLine1}</span>
            {address.addressLine2 && <span>{address.addressLine2}</span>}
            <span>
              {address.postCode} {address.city}
            </span>
            <span>{countryName(address.country, texts.checkout.language)}</span>
          </address>
        )}
      </div>
    </>
  )
}

export const PaperFacts = ({ facts, className }: { facts: FactList; className?: string | undefined }) => (
  <dl className={className}>
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

/** The children are its rows. */
export const PaperTable = ({ heads, children }: PropsWithChildren<{ heads: string[] }>) => (
  <table>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
