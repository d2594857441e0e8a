// Check digits of numbers that people type: a mistyped digit is found at once and not by the bank.

const digitsOf = (number: string) => [...number].map(Number)

/** The check digit by modulus 11 with these weights; undefined if the number cannot have one. */
export function modulus11(number: string, weights: readonly number[]): number | undefined {
  const sum = digitsOf(number).reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0)
  const rest = (11 - (sum % 11)) % 11
  return rest === 10 ? undefined : rest
}

/** The check digit by modulus 10: from the right, every second digit counts double (Luhn). */
export function modulus10(number: string): number {
  const sum = digitsOf(number)
    .reverse()
    .reduce((total, digit, index) => {
      const weighted = index % 2 === 0 ? digit * 2 : digit
      return total + (weighted > 9 ? weighted - 9 : weighted)
    }, 0)
  return (10 - (sum % 10)) % 10
}

/** The rest of the division by 97 of a text whose letters count as 10 to 35 (ISO 7064). */
export function modulus97(text: string): number {
  let rest = 0
  for (const character of text) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest
}
