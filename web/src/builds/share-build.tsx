import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { basePath } from '../config'
import { CopyText } from '../shell/copy-text'
import { Failure } from '../shell/page-failure'
import { texts } from '../texts'
import { type Build, commands, useBuildCommand } from './builds-query'

const words = texts.builds.share

/** The link that opens a build for everyone who has it. */
export function ShareBuild({ build: { buildId, share } }: { build: Build }) {
  const [withPrices, setWithPrices] = useState(share?.withPrices ?? false)
  const make = useBuildCommand(commands.share)
  const withdraw = useBuildCommand(commands.withdraw)
  const choose = (isChecked: boolean) => {
    setWithPrices(isChecked)
    if (share) make.mutate({ buildId, withPrices: isChecked })
  }
  const address = share && `${location.origin}${basePath}/shared/${share.shareId}`
  const error = make.error ?? withdraw.error
  return (
    <Stack gap="sm">
      <Text size="sm">{words.intro}</Text>
      <Checkbox
        label={words.withPrices}
        checked={withPrices}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {address ? (
        <Group align="end" gap="xs">
          <TextInput
            flex={1}
            miw={220}
            readOnly
            label={words.link}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyText text={address} what={words.link} />
          <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate({ buildId })}>
            {words.withdraw}
          </Button>
        </Group>
      ) : (
        <Group>
          <Button
            variant="default"
            loading={make.isPending}
            onClick={() => make.mutate({ buildId, withPrices })}
          >
            {words.make}
          </Button>
          <Text size="sm" role="status">
            {withdraw.isSuccess && words.withdrawn}
          </Text>
        </Group>
      )}
      {error && <Failure error={error} />}
    </Stack>
  )
}
