import { Alert, Anchor, List } from '@mantine/core'
import { texts } from '../texts'
import type { Basket } from './basket'
import { ChangeBasket } from './change-basket'
import { idOf } from './fields'
import type { Finding } from './findings'

const words = texts.checkout

export const summaryId = 'checkout-problems'

/** Blue has too little contrast on red. */
const readable = { c: 'var(--mantine-color-text)', underline: 'always' } as const

/** All errors of the form, each linked to its field. */
export const ErrorSummary = ({ findings, basket }: { findings: Finding[]; basket: Basket }) => (
  <Alert color="red" role="alert" id={summaryId} tabIndex={-1} title={words.problems(findings.length)}>
    <List size="sm">
      {findings.map(({ field, message }) => (
        <List.Item key={`${field} ${message}`}>
          {field ? (
            <Anchor
              size="sm"
              component="button"
              type="button"
              ta="left"
              {...readable}
              onClick={() => document.getElementById(idOf(field))?.focus()}
            >
              {message}
            </Anchor>
          ) : (
            message
          )}
        </List.Item>
      ))}
    </List>
    {findings.some(({ field }) => !field) && <ChangeBasket basket={basket} {...readable} />}
  </Alert>
)
