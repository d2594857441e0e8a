import type { Schemas } from '@buildorder/client'
import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { downloadFile } from '../api/transfer'
import { Failure } from '../shell/page-failure'
import { saveFile } from '../shell/save-file'
import { texts } from '../texts'

const words = texts.orders.documents

type Format = Schemas['DocumentFormat']
const endings: Record<Format, string> = { pdf: 'pdf', ubl: 'xml', cii: 'cii.xml' }

interface Props {
  of: Pick<Schemas['InvoiceSummary'], 'number' | 'formats' | 'issuedBy'>
  /** Where the document is read; the formats are below it. */
  path: string
}

/** The files of an issued document. */
export function InvoiceDownloads({ of: { number, formats, issuedBy }, path }: Props) {
  // A PDF of ours has the CII inside.
  const offered = formats.filter((format) => format !== 'cii' || issuedBy === 'Erp')
  const download = useMutation({
    mutationFn: async (format: Format) =>
      saveFile(`${number}.${endings[format]}`, await downloadFile(`${path}/${format}`)),
  })
  return (
    <>
      <Group gap={4}>
        {offered.map((format) => (
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
