import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { downloadFile } from '../api/transfer'
import { Failure } from '../shell/page-failure'
import { saveFile } from '../shell/save-file'
import { texts } from '../texts'

const words = texts.orders.documents

const formats = { pdf: 'pdf', ubl: 'xml', cii: 'cii.xml' } as const
type Format = keyof typeof formats

interface Props {
  number: string
  /** Where the document is read; the formats are below it. */
  path: string
}

/** The files of an issued document. */
export function InvoiceDownloads({ number, path }: Props) {
  const download = useMutation({
    mutationFn: async (format: Format) =>
      saveFile(`${number}.${formats[format]}`, await downloadFile(`${path}/${format}`)),
  })
  return (
    <>
      <Group gap="xs">
        {(Object.keys(formats) as Format[]).map((format) => (
          <Button
            key={format}
            size="compact-sm"
            variant="default"
            loading={download.isPending && download.variables === format}
            aria-label={words.downloadAs(number, words.formats[format])}
            onClick={() => download.mutate(format)}
          >
            {words.formats[format]}
          </Button>
        ))}
      </Group>
      {download.error && <Failure error={download.error} />}
    </>
  )
}
