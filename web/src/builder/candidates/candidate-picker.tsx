import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api } from '../../api/client'
import { texts } from '../../texts'
import type { Build, Product, Slot } from '../build'

export interface CandidatePickerProps {
  slot: Slot
  build: Build
  replacing?: string
  onChoose: (product: Product) => void
  onClose: () => void
}

export function CandidatePicker({ slot, onChoose, onClose }: CandidatePickerProps) {
  const { productGroupId } = slot
  const [search, setSearch] = useState('')
  const { data } = useQuery({
    queryKey: ['candidates', productGroupId],
    queryFn: () =>
      answer(api.GET('/catalog/v1/products', { params: { query: { productGroupId, limit: 1000 } } })),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={slot.name}
      closeButtonProps={{ 'aria-label': texts.common.close }}
      size="lg"
    >
      <Stack gap={4}>
        <TextInput
          type="search"
          data-autofocus
          aria-label={texts.builder.choose}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {data?.products
          .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
          .map((product) => (
            <Button
              key={product.productId}
              variant="default"
              aria-label={`${texts.builder.choose} ${product.name}`}
              onClick={() => {
                onChoose(product)
                onClose()
              }}
            >
              {product.name}
            </Button>
          ))}
      </Stack>
    </Modal>
  )
}
