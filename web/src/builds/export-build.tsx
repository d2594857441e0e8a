import { Button, Group, NativeSelect, Stack, Textarea, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { saveFile, textFile } from '../shell/save-file'
import { texts } from '../texts'
import { type ExportedBuild, type ExportFormat, exportBuild, exportFiles, exportFormats } from './export'

const words = texts.builds.export

/** Copies a build as text, or downloads it as a file. */
export function ExportBuild({ build }: { build: ExportedBuild }) {
  const [format, setFormat] = useState<ExportFormat>('text')
  const [state, setState] = useState<'idle' | 'copied' | 'by hand'>('idle')
  const text = exportBuild(build, format)
  const name = words.formats[format]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // There is no clipboard without https or without permission.
      setState('by hand')
    }
  }
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <NativeSelect
          aria-label={words.title}
          value={format}
          data={exportFormats.map((value) => ({ value, label: words.formats[value] }))}
          onChange={(event) => {
            setFormat(event.currentTarget.value as ExportFormat)
            setState('idle')
          }}
        />
        <Button variant="default" onClick={copy}>
          {state === 'copied' ? words.copied : words.copy(name)}
        </Button>
        <Button variant="default" onClick={() => download(build.name, text, format)}>
          {words.download(name)}
        </Button>
      </Group>
      <VisuallyHidden role="status">{state === 'copied' && words.copied}</VisuallyHidden>
      {state === 'by hand' && <Textarea readOnly autosize maxRows={12} label={words.byHand} value={text} />}
    </Stack>
  )
}

function download(name: string, text: string, format: ExportFormat): void {
  const { ending, type } = exportFiles[format]
  saveFile(`${name.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'build'}.${ending}`, textFile(text, type))
}
