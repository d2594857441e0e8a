import { modulus10, modulus11 } from './check-digits.ts'

interface Form {
  digits: number
  example: string
  isRight: (number: string) => boolean
}

const endsWith = (checkDigit: (number: string) => number | undefined) => (number: string) =>
  checkDigit(number.slice(0, -1)) === Number(number.at(-1))

/** Countries whose numbers have a check digit. Others are taken as they are. */
const forms: Record<string, Form> = {
  NO: {
    digits: 9,
    example: '987 654 325',
    isRight: endsWith((number) => modulus11(number, [3, 2, 7, 6, 5, 4, 3, 2])),
  },
  SE: { digits: 10, example: '556000-0001', isRight: endsWith(modulus10) },
  DK: {
    digits: 8,
    example: '13 58 56 28',
    isRight: endsWith((number) => modulus11(number, [2, 7, 6, 5, 4, 3, 2])),
  },
}

/** What is wrong with the number of a company in its national register, without spaces and dashes. */
export function organisationNumberProblem(number: string, country: string | null): string | undefined {
  const form = forms[country ?? '']
  if (!form) return undefined
  if (!new RegExp(`^\\d{${form.digits}}$`).test(number))
    return `must have ${form.digits} digits in ${country}, such as ${form.example}`
  if (!form.isRight(number)) return 'has a wrong check digit: one digit differs from the register'
  return undefined
}
