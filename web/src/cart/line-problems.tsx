import { Alert, Anchor, Stack, Text } from '@mantine/core'
import { basePath } from '../config'
import { texts } from '../texts'
import type { CartLine } from './cart-query'

const advice: Partial<Record<string, string>> = texts.cart.whatToDo

/** Why a line cannot be ordered, and what to do about it. */
export function LineProblems({ line: { problems, materialId } }: { line: CartLine }) {
  if (problems.length === 0) return null
  const isPc = materialId?.type === 'PcConfiguration'
  const steps = new Set(problems.flatMap(({ code }) => advice[code] ?? []))
  return (
    <Alert color="red" p="xs">
      <Stack gap={2}>
        {problems.map(({ code, message }) => (
          <Text size="sm" key={code + message}>
            {message}
          </Text>
        ))}
        {[...steps].map((step) => (
          <Text size="sm" fw={600} key={step}>
            {step}
          </Text>
        ))}
        {isPc && (
          <Anchor
            size="sm"
            w="fit-content"
            c="var(--mantine-color-text)"
            underline="always"
            href={`${basePath}/?saved=${encodeURIComponent(materialId.value ?? '')}`}
          >
            {texts.cart.changePc}
          </Anchor>
        )}
      </Stack>
    </Alert>
  )
}
