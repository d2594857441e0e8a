import type { Formats } from '../../session/format'
import { texts } from '../../texts'
import type { Product } from '../build'
import classes from './candidates.module.css'

interface PriceTextProps {
  price: Product['price']
  formats: Pick<Formats, 'money'>
  /** The price of the part that it would replace. */
  before?: Product['price'] | undefined
}

const words = texts.candidates

/** Some accounts have no prices; parts can still be chosen. */
export const PriceText = ({ price, formats, before }: PriceTextProps) =>
  price ? (
    <>
      <span className={classes.price}>{formats.money(price.gross, price.currency)}</span>
      {before?.currency === price.currency && (
        <span className={classes.difference}>
          {difference(price.gross - before.gross, (amount) => formats.money(amount, price.currency))}
        </span>
      )}
    </>
  ) : (
    <span className={classes.noPrice}>{words.noPrice}</span>
  )

function difference(amount: number, money: (amount: number) => string): string {
  if (amount === 0) return words.samePrice
  return amount > 0 ? words.dearer(money(amount)) : words.cheaper(money(-amount))
}
