// A file of rows: choose it, see what it would change, import it, read the report.
import { FileInput, NativeSelect, SimpleGrid, Stack } from '@mantine/core'
import type { InvalidateQueryFilters } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { rightsToImport } from '../../../../src/contract/rights.ts'
import { queryClient } from '../../api/query-client'
import { useMe } from '../../session/me'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { useCommand } from '../shared/use-command'
import { acceptedFiles, contentTypeOf } from './file-type'
import { importKinds, listsOf } from './import-lists'
import {
  type Import,
  type ImportKind,
  type ImportUpload,
  importsKey,
  type Mapping,
  uploadImport,
} from './import-queries'
import { ImportRun, WorkProgress } from './import-run'

const words = backofficeTexts.imports

interface Props {
  isOpen: boolean
  title: string
  /** Chosen in the dialog unless given. */
  kind?: ImportKind
  /** What must be loaded again afterwards. */
  changes: InvalidateQueryFilters
  onClose: () => void
}

export const ImportDialog = ({ isOpen, title, onClose, ...form }: Props) => (
  <Dialog isOpen={isOpen} title={title} size="xl" onClose={onClose}>
    <ImportForm {...form} onDone={onClose} />
  </Dialog>
)

type FormProps = Pick<Props, 'kind' | 'changes'> & { onDone: () => void }

function ImportForm({ kind: fixedKind, changes, onDone }: FormProps) {
  const usualKind = useUsualKind()
  const [kind, setKind] = useState<ImportKind>(fixedKind ?? usualKind)
  const [list, setList] = useState(listsOf[kind][0])
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const [sent, setSent] = useState(0)
  const [job, setJob] = useState<Import>()
  const upload = useCommand(
    ({ input }: ReturnType<typeof inputOf>, key) => uploadImport(input, file as File, key, setSent),
    async (started) => {
      setJob(started)
      await queryClient.invalidateQueries({ queryKey: importsKey })
    },
  )
  const contentType = file ? contentTypeOf(file.name) : undefined
  const [mapping, setMapping] = useState<Mapping>()
  const send = (isDryRun: boolean, chosen = mapping) => {
    if (!file || !contentType || upload.isPending) return
    setSent(0)
    upload.mutate(inputOf({ kind, list, isDryRun, contentType, mapping: chosen }, file))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    send(true)
  }
  const chooseKind = (next: ImportKind) => {
    setKind(next)
    setList(listsOf[next][0])
  }
  const again = () => {
    setJob(undefined)
    setFile(null)
    setMapping(undefined)
    setTried(false)
  }

  if (upload.isPending) return <WorkProgress label={words.sending} part={sent} />
  if (job) {
    return (
      <ImportRun
        key={job.importId}
        started={job}
        changes={changes}
        onImport={() => send(false)}
        onMap={(chosen) => {
          setMapping(chosen)
          send(true, chosen)
        }}
        list={list}
        onAgain={again}
        onDone={onDone}
        error={upload.error}
      />
    )
  }
  const fileError = file && !contentType ? words.wrongFile : isTried && !file ? words.noFile : undefined
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!fixedKind && (
          <ListChoice
            kind={kind}
            list={list}
            isListFixed={contentType === 'application/json'}
            onKind={chooseKind}
            onList={setList}
          />
        )}
        <FileInput
          label={words.file}
          description={words.fileHint}
          placeholder={words.chooseFile}
          accept={acceptedFiles}
          value={file}
          onChange={setFile}
          error={fileError}
          clearable
          clearButtonProps={{ 'aria-label': words.otherFile }}
        />
        {upload.error && <Refusal error={upload.error} />}
        <FormButtons submit={words.tryIt} isPending={false} onCancel={onDone} />
      </Stack>
    </form>
  )
}

/** The kinds that the person may import. */
function useKinds(): ImportKind[] {
  const { rights } = useMe()
  return importKinds.filter((kind) => rightsToImport[kind].every((right) => rights.includes(right)))
}

function useUsualKind(): ImportKind {
  const kinds = useKinds()
  return kinds.find((kind) => kind === 'prices') ?? kinds[0] ?? 'prices'
}

interface ListChoiceProps {
  kind: ImportKind
  list: string | undefined
  /** The file names its lists. */
  isListFixed: boolean
  onKind: (kind: ImportKind) => void
  onList: (list: string) => void
}

function ListChoice({ kind, list, isListFixed, onKind, onList }: ListChoiceProps) {
  const kinds = useKinds()
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <NativeSelect
        label={words.kind}
        value={kind}
        data={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(event) => onKind(event.currentTarget.value as ImportKind)}
      />
      <NativeSelect
        label={words.list}
        value={list}
        disabled={listsOf[kind].length === 1 || isListFixed}
        data={listsOf[kind].map((value) => ({ value, label: words.lists[value] ?? value }))}
        onChange={(event) => onList(event.currentTarget.value)}
      />
    </SimpleGrid>
  )
}

/** What makes a request another one: a file has no text of its own. */
const inputOf = (input: ImportUpload, { name, size, lastModified }: File) => ({
  input,
  file: { name, size, lastModified },
})
