import type { Category, Severity } from './finding.ts'

export interface CompatibilityError {
  ruleName: string
  message: string
  shortMessage: string
  severity: Severity
  relatedProducts: string[]
}

export interface CompatibilityWarning {
  ruleName: string
  message: string
  shortMessage: string
  category: Category
  relatedProducts: string[]
}

/** The answer about one configuration. */
export interface ValidationResult {
  isValid: boolean
  invalidProducts: string[]
  errors: CompatibilityError[]
  warnings: CompatibilityWarning[]
}

/** The answer about many candidates. */
export interface BatchResult {
  results: { productId: string; validationResult: ValidationResult }[]
}
