import { Box, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { formatFact } from '../../builder/candidates/format-fact'
import { useMay } from '../../session/me'
import { backofficeTexts } from '../../texts/backoffice'
import { EditCell, type SavedValue } from '../shared/edit/edit-cell'
import styles from '../shared/edit/edit-cell.module.css'
import { refusalOf } from '../shared/field-error'
import { FactDialog } from './fact-dialog'
import { factEditor } from './fact-editor'
import { saveProductMember } from './product-commands'
import type { AdminProduct, Fact } from './product-queries'

interface Props {
  product: AdminProduct
  fact: Fact
  /** What the fact is called. */
  label: string
  isOpenFirst: boolean
}

export const factOf = (product: Pick<AdminProduct, 'facts'>, name: string): unknown =>
  product.facts?.[name] ?? null

/** A fact that a person states is no longer derived. */
function factChange({ facts }: AdminProduct, name: string, next: unknown) {
  const derived = facts?.derivedFacts
  if (!Array.isArray(derived) || !derived.includes(name)) return { [name]: next }
  const left = derived.filter((each) => each !== name)
  return { [name]: next, derivedFacts: left.length > 0 ? left : null }
}

/** A fact of a product: edited in place, or in a dialog if it is a list or a record. */
export function FactCell({ product, fact, label, isOpenFirst }: Props) {
  const { name } = fact
  const editor = factEditor(fact)
  const value = factOf(product, name)
  const save = ({ value: next, base }: SavedValue, key: string) =>
    saveProductMember(
      {
        product,
        change: { facts: factChange(product, name, next) },
        read: (each) => factOf(each, name),
        base,
      },
      key,
    )
  const refused = (error: unknown) => refusalOf(error, `facts.${name}`)
  if (!editor)
    return (
      <ListCell
        fact={fact}
        label={label}
        owner={product.name}
        value={value}
        save={save}
        refusalOf={refused}
        isOpenFirst={isOpenFirst}
      />
    )
  return (
    <EditCell
      right="change-products"
      label={label}
      owner={product.name}
      value={value}
      editor={editor}
      show={(each) => formatFact(name, each)}
      save={save}
      refusalOf={refused}
      isOpenFirst={isOpenFirst}
    />
  )
}

interface ListProps {
  fact: Fact
  label: string
  owner: string
  value: unknown
  save: (change: SavedValue, key: string) => Promise<unknown>
  refusalOf: (error: unknown) => string
  isOpenFirst: boolean
}

function ListCell({ fact, label, value, isOpenFirst, ...saving }: ListProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const text = value === null ? '' : formatFact(fact.name, value)
  if (!useMay('change-products')) return <span>{text || backofficeTexts.none}</span>
  return (
    <Box data-edit-cell="" flex={1} miw={0}>
      <UnstyledButton
        className={styles.value ?? ''}
        data-empty={value === null || undefined}
        aria-haspopup="dialog"
        aria-label={backofficeTexts.edit.named(label, text || undefined)}
        onClick={() => setOpen(true)}
      >
        <span>{value === null ? backofficeTexts.none : text}</span>
      </UnstyledButton>
      <FactDialog
        fact={fact}
        title={label}
        value={value}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        {...saving}
      />
    </Box>
  )
}
