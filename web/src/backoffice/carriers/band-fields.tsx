import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { carrierTexts } from '../../texts/carriers'
import type { BandDraft, DraftErrors } from './carrier-form'

const words = carrierTexts
const { fields, hints } = words

interface Props {
  bands: BandDraft[]
  errors: DraftErrors | undefined
  onChange: (bands: BandDraft[]) => void
}

/** The prices of a service by weight, lightest first. */
export function BandFields({ bands, errors, onChange }: Props) {
  const change = (index: number, next: Partial<BandDraft>) =>
    onChange(bands.map((band, place) => (place === index ? { ...band, ...next } : band)))
  const add = () =>
    onChange([...bands, { key: Math.max(0, ...bands.map(({ key }) => key)) + 1, weight: '', prices: '' }])
  return (
    <Stack gap="xs" role="group" aria-label={fields.bands}>
      <div>
        <Text size="sm" fw={700}>
          {fields.bands}
        </Text>
        <Text size="xs" c="dimmed">
          {hints.prices}
        </Text>
      </div>
      {bands.map(({ key, weight, prices }, index) => (
        <Group key={key} gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            w={110}
            flex="none"
            inputMode="numeric"
            aria-label={words.weightOf(index + 1)}
            placeholder={fields.weight}
            value={weight}
            onChange={(event) => change(index, { weight: event.currentTarget.value })}
            error={errors?.weights.includes(index) ? words.wrongWeight : undefined}
            autoComplete="off"
          />
          <TextInput
            flex={1}
            aria-label={words.pricesOf(index + 1)}
            placeholder={fields.prices}
            value={prices}
            onChange={(event) => change(index, { prices: event.currentTarget.value })}
            error={errors?.prices.includes(index) ? words.wrongPrices : undefined}
            autoComplete="off"
          />
          <Button
            variant="subtle"
            px="xs"
            flex="none"
            disabled={bands.length === 1}
            aria-label={words.removeBandOf(index + 1)}
            onClick={() => onChange(bands.filter((_, place) => place !== index))}
          >
            {words.removeBand}
          </Button>
        </Group>
      ))}
      <Group>
        <Button size="compact-sm" variant="default" onClick={add}>
          {words.addBand}
        </Button>
      </Group>
    </Stack>
  )
}
