import { Center, Loader } from '@mantine/core'
import { texts } from '../texts'

export const PageWaiting = () => (
  <Center mih={240} role="status" aria-label={texts.common.loading}>
    <Loader aria-hidden />
  </Center>
)
