// The form for an order or a quote for a customer: who, what, where to, and what it costs.
import { Button, Grid, Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { accountQuery } from '../admin/admin-queries'
import { Section } from '../shared/section'
import { bodyOf, type Content, type ContentBody, type Customer, emptyContent } from './content'
import { Destination } from './destination'
import { FoundField } from './found-field'
import { Goods, goodsId } from './goods'
import { type Priced, pricedQuery } from './selling-queries'
import { optionOf, Summary } from './summary'

const words = backofficeTexts.selling.customer

export type Composing = ReturnType<typeof useComposing>

export function useComposing(initial: Content) {
  const [content, setContent] = useState(initial)
  const customerId = content.customer?.customerId ?? ''
  const { data: account } = useQuery({ ...accountQuery(customerId), enabled: customerId !== '' })
  const body = bodyOf(content, account?.currency)
  const text = JSON.stringify(body)
  const [paused] = useDebouncedValue(text, 250)
  const asked = paused === undefined ? undefined : (JSON.parse(paused) as ContentBody)
  const { data, error, isPlaceholderData, refetch } = useQuery(pricedQuery(asked))
  const priced: Priced | undefined = content.lines.length > 0 && body ? data : undefined
  return {
    content,
    change: (next: Partial<Content>) => setContent((before) => ({ ...before, ...next })),
    currency: account?.currency ?? data?.currency ?? '',
    body,
    priced,
    /** Whether the price is that of what is entered. */
    isCurrent: priced !== undefined && text === paused && !isPlaceholderData && error === null,
    option: priced && optionOf(priced, content.deliveryOptionId),
    error,
    refetch,
  }
}

/** The children are what can be done with it. */
export function Composer({
  composing,
  isFixed,
  children,
}: {
  composing: Composing
  isFixed?: boolean
  children: ReactNode
}) {
  const { content, change, currency, priced, isCurrent } = composing
  const { customer } = content
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="lg">
          <CustomerSection
            customer={customer}
            isFixed={isFixed === true}
            onChoose={(next) => {
              change({ ...emptyContent(next), lines: content.lines })
              if (next) requestAnimationFrame(() => document.getElementById(goodsId)?.focus())
            }}
          />
          {customer && (
            <>
              <Goods
                content={content}
                priced={priced}
                currency={currency}
                onChange={(lines) => change({ lines })}
              />
              <Destination key={customer.customerId} content={content} priced={priced} onChange={change} />
            </>
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Summary
          priced={priced}
          isBegun={customer !== undefined && content.lines.length > 0 && composing.body === undefined}
          isCurrent={isCurrent}
          deliveryOptionId={content.deliveryOptionId}
          onOption={(deliveryOptionId) => change({ deliveryOptionId })}
        >
          {children}
        </Summary>
      </Grid.Col>
    </Grid>
  )
}

interface CustomerProps {
  customer: Customer | undefined
  isFixed: boolean
  onChoose: (customer: Customer | undefined) => void
}

const CustomerSection = ({ customer, isFixed, onChoose }: CustomerProps) => (
  <Section id="customer" title={words.title}>
    {customer ? (
      <Group justify="space-between">
        <Text>
          <b>{customer.name}</b> {customer.customerId}
        </Text>
        {!isFixed && (
          <Button size="compact-sm" variant="subtle" onClick={() => onChoose(undefined)}>
            {words.change}
          </Button>
        )}
      </Group>
    ) : (
      <FoundField
        id="selling-customer"
        words={words}
        isFocused
        choicesOf={({ accounts }) =>
          accounts
            .filter(({ isRetired }) => !isRetired)
            .map(({ customerId, name }) => ({ value: customerId, label: `${name} (${customerId})` }))
        }
        onChoose={({ value, label }) =>
          onChoose({ customerId: value, name: label.replace(` (${value})`, '') })
        }
      />
    )}
  </Section>
)
