import { Button, Group } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'

interface Props {
  submit: string
  isPending: boolean
  isDisabled?: boolean
  color?: string
  onCancel: () => void
}

/** The cancel and submit buttons of a form in a dialog. */
export const FormButtons = ({ submit, isPending, isDisabled = false, color, onCancel }: Props) => (
  <Group justify="flex-end">
    <Button variant="default" onClick={onCancel}>
      {backofficeTexts.cancel}
    </Button>
    <Button type="submit" loading={isPending} disabled={isDisabled} {...(color ? { color } : {})}>
      {submit}
    </Button>
  </Group>
)
