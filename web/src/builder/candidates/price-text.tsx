import type { Formats } from '../../format'
import { texts } from '../../texts'
import type { Product } from '../build'
import classes from './candidates.module.css'

interface PriceTextProps {
  price: Product['price']
  formats: Pick<Formats, 'money'>
}

/** Some accounts have no prices; parts can still be chosen. */
export const PriceText = ({ price, formats }: PriceTextProps) =>
  price ? (
    <span className={classes.price}>{formats.money(price.gross, price.currency)}</span>
  ) : (
    <span className={classes.noPrice}>{texts.candidates.noPrice}</span>
  )
