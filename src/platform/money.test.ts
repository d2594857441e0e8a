import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addPrices,
  decimalPrice,
  isExact,
  noPrice,
  priceOf,
  rescale,
  timesPrice,
  toDecimal,
  toMinor,
} from './money.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })
const rate = fc.integer({ min: 0, max: 10_000 })

test('money: net + vat = gross, and vat is rounded half-up', () => {
  fc.assert(
    fc.property(amount, rate, (net, vatRate) => {
      const price = priceOf(net, vatRate)
      expect(price.net + price.vat).toBe(price.gross)
      // Exact, with big integers.
      expect(BigInt(price.vat)).toBe((BigInt(net) * BigInt(vatRate) + 5_000n) / 10_000n)
    }),
  )
})

test('money: half a minor unit of VAT is rounded up', () => {
  expect(priceOf(2, 2500)).toEqual({ net: 2, vat: 1, gross: 3 })
  expect(priceOf(1, 2500)).toEqual({ net: 1, vat: 0, gross: 1 })
})

test('money: sums and multiples keep net + vat = gross', () => {
  const line = fc.tuple(amount, rate, fc.integer({ min: 1, max: 1000 }))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const total = lines
        .map(([net, vatRate, quantity]) => timesPrice(priceOf(net, vatRate), quantity))
        .reduce(addPrices, noPrice)
      expect(total.net + total.vat).toBe(total.gross)
    }),
  )
})

test('money: a decimal amount survives conversion to minor units and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 50 }), fc.constantFrom(0, 2, 3, 4), (minor, exponent) => {
      expect(toMinor(toDecimal(minor, exponent), exponent)).toBe(minor)
    }),
  )
})

test('money: an amount with more decimals than its currency is refused', () => {
  expect(toMinor(10.005, 2)).toBeUndefined()
  expect(toMinor(10.5, 0)).toBeUndefined()
  expect(toMinor(10.005, 3)).toBe(10_005)
})

test('money: conversion to another unit keeps the amount, rounded half-up where decimals are lost', () => {
  expect(rescale(1234, 0, 2)).toBe(123_400)
  expect(rescale(1234, 0, 3)).toBe(1_234_000)
  expect(rescale(1234, 2, 2)).toBe(1234)
  expect(rescale(1250, 2, 1)).toBe(125)
  expect(rescale(1250, 2, 0)).toBe(13)
})

test('money: an amount that is no longer exact is detected', () => {
  expect(isExact(timesPrice(priceOf(900_000_000_000, 2500), 2_147_483_647))).toBe(false)
  expect(isExact(priceOf(Number.MAX_SAFE_INTEGER, 0))).toBe(true)
})

test('money: answers show decimals', () => {
  expect(decimalPrice(priceOf(1999, 2500), 2)).toEqual({ net: 19.99, vat: 5, gross: 24.99 })
})
