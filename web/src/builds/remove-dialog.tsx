import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Failure } from '../shell/page-failure'
import { texts } from '../texts'
import { commands, useBuildCommand } from './builds-query'
import { forgetSaved } from './saved-build'

const words = texts.builds

export function RemoveDialog({
  buildId,
  name,
  onClose,
}: {
  buildId: string
  name: string
  onClose: () => void
}) {
  const navigate = useNavigate()
  const remove = useBuildCommand(commands.remove)
  const confirm = async () => {
    await remove.mutateAsync({ buildId }).then(
      () => {
        forgetSaved(buildId)
        return navigate({ to: '/builds' })
      },
      () => {},
    )
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.removeTitle}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Stack>
        <Text>{words.removeHint(name)}</Text>
        {remove.error && <Failure error={remove.error} />}
        <Group justify="end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {words.keep}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={confirm}>
            {words.removeYes}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
