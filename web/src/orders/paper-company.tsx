// The company at the top of every paper; before it has a name, the product.
import { basePath, config } from '../config'
import { countryName } from '../countries'
import { texts } from '../texts'
import classes from './print-sheet.module.css'

const words = texts.orders.paper

export function PaperCompany() {
  const { company } = config
  if (!company) return <p className={classes.shop}>{texts.common.productName}</p>
  const { legalName, addressLine1, addressLine2, postCode, city, country, logo } = company
  const place = [postCode, city].filter(Boolean).join(' ')
  const address = [
    addressLine1,
    addressLine2,
    place,
    country && countryName(country, texts.checkout.language),
  ]
  const numbers = [
    company.organisationNumber && words.organisationNumber(company.organisationNumber),
    company.vatId && words.vatId(company.vatId),
    company.email,
    company.phone,
  ]
  return (
    <div className={classes.shop}>
      {logo && <img src={basePath + logo} alt="" className={classes.logo} />}
      <div>
        {legalName}
        <small>{address.filter(Boolean).join(', ')}</small>
        <small>{numbers.filter(Boolean).join(' · ')}</small>
      </div>
    </div>
  )
}
