import { Checkbox, SimpleGrid, Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { orderReferences } from '../../../src/contract/order-references.ts'
import { Section } from '../shell/section'
import { texts } from '../texts'
import { AddressBook } from './address-book'
import type { FieldName } from './fields'
import { FormField } from './form-field'
import type { Checkout } from './use-checkout'

const words = texts.checkout

/** The fields of the checkout form, except the goods. */
export function AddressFields({ checkout }: { checkout: Checkout }) {
  const field = (name: FieldName, suggestions: string[] = []) => (
    <FormField field={name} checkout={checkout} suggestions={suggestions} />
  )
  const options = checkout.quote?.deliveryOptions ?? []
  const carriers = [...new Set(options.map(({ carrier }) => carrier))]
  return (
    <>
      <Section title={words.address}>
        <AddressBook checkout={checkout} />
        {field('name')}
        {field('addressLine1')}
        {field('addressLine2')}
        <Two>
          {field('postCode')}
          {field('city')}
        </Two>
        <Two>
          {field('country')}
          {field('globalLocationNumber')}
        </Two>
      </Section>
      <Section title={words.contact}>
        <Two>
          {field('contactPersonName')}
          {field('email')}
          {field('mobilePhone')}
          {field('phone')}
        </Two>
        <Checkbox
          label={words.rememberAddress}
          checked={checkout.isRemembering}
          onChange={({ currentTarget }) => checkout.setRemembering(currentTarget.checked)}
        />
      </Section>
      <Section title={words.references}>
        <Two>
          {orderReferences.map((name) => (
            <Fragment key={name}>{field(name)}</Fragment>
          ))}
        </Two>
        {field('messageToSalesDepartment')}
      </Section>
      <Section title={words.wishes}>
        <Text size="sm" c="dimmed">
          {words.wishesHint}
        </Text>
        <Two>
          {field('deliverDate')}
          {field('carrier', carriers)}
        </Two>
      </Section>
    </>
  )
}

const Two = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
    {children}
  </SimpleGrid>
)
