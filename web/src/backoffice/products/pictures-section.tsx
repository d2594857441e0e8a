import { Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Picture } from '../../products/picture'
import { backofficeTexts } from '../../texts/backoffice'
import { ForRight } from '../shared/for-right'
import { Refusal } from '../shared/refusal'
import { Section } from '../shared/section'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { saveProductMember, uploadPicture } from './product-commands'
import type { AdminProduct } from './product-queries'

const words = backofficeTexts.products.one
const pictureTypes = 'image/png,image/jpeg,image/webp,image/avif'

/** The pictures of a product: addresses, and uploads that become addresses. */
export function PicturesSection({ product, kind }: { product: AdminProduct; kind: string | null }) {
  const stored = product.images ?? []
  const [draft, setDraft] = useState<string>()
  const text = draft ?? stored.join('\n')
  const addresses = text.split(/\s+/).filter(Boolean)
  const command = useCommand(
    (images: string[], key) =>
      saveProductMember(
        { product, change: { images }, read: (each) => each.images ?? [], base: stored },
        key,
      ),
    () => {
      showMessage(words.picturesSaved)
      setDraft(undefined)
    },
  )
  const upload = useCommand(uploadPicture, ({ url }) => setDraft([...addresses, url].join('\n')))
  const error = command.error ?? upload.error
  return (
    <Section id="product-pictures" title={words.pictures}>
      <Stack gap="sm">
        {stored.length === 0 && (
          <Text size="sm" c="dimmed">
            {words.noPictures}
          </Text>
        )}
        <Group gap="xs">
          {stored.map((image) => (
            <Picture key={image} image={image} kind={kind} size={88} />
          ))}
        </Group>
        <ForRight right="change-products">
          {' '}
          <Textarea
            label={words.addresses}
            description={words.picturesHint}
            autosize
            minRows={2}
            value={text}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          {error && <Refusal error={error} />}
          <Group gap="xs">
            <Button
              disabled={draft === undefined}
              loading={command.isPending}
              onClick={() => command.mutate(addresses)}
            >
              {words.savePictures}
            </Button>
            <FileButton accept={pictureTypes} onChange={(file) => file && upload.mutate(file)}>
              {(button) => (
                <Button {...button} variant="default" loading={upload.isPending}>
                  {words.upload}
                </Button>
              )}
            </FileButton>
          </Group>
        </ForRight>
      </Stack>
    </Section>
  )
}
