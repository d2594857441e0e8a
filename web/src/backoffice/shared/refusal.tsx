import { Alert, Text } from '@mantine/core'
import { texts } from '../../texts'
import { messageOf } from './field-error'

/** Why a request was refused, beside the control that sent it. */
export const Refusal = ({ error, onClose }: { error: unknown; onClose?: () => void }) => (
  <Alert
    color="red"
    role="alert"
    p="xs"
    maw={420}
    {...(onClose ? { withCloseButton: true, onClose, closeButtonLabel: texts.common.close } : {})}
  >
    <Text size="sm" style={{ whiteSpace: 'normal' }}>
      {messageOf(error)}
    </Text>
  </Alert>
)
