// Writes a file by PDF/A-3b: pages of text, lines and a logo, its fonts, what it says about itself, and an embedded XML file.
import { colourProfile } from './colour-profile.ts'
import { embeddedFont } from './embedded-font.ts'
import { type Font, inDrawnOrder, printable, widthOf } from './fonts.ts'
import { attachmentName, type PdfInfo, producer, xmpPacket } from './metadata.ts'
import { dateString, type PdfObjects, pdfObjects, reference, textString } from './pdf-objects.ts'
import type { Picture } from './picture.ts'

/** A4 in points. */
export const page = { width: 595, height: 842 }

interface TextOptions {
  font?: Font
  size?: number
  /** Where the text is at x: at its left end unless this says right. */
  align?: 'left' | 'right'
}

export interface PdfPage {
  /** y is measured from the top, as people read. */
  text(text: string, x: number, y: number, options?: TextOptions): void
  line(x1: number, x2: number, y: number): void
  /** The picture of the file, with its upper left corner here. */
  picture(x: number, y: number, width: number, height: number): void
}

export interface PdfParts extends PdfInfo {
  picture: Picture | undefined
  /** Embedded as Factur-X; undefined for a file without it. */
  invoice: string | undefined
}

const number = (value: number) => String(Math.round(value * 100) / 100)
const fontOnPage: Record<Font, string> = { regular: 'F1', bold: 'F2' }

export function pdfWriter(parts: PdfParts) {
  const pages: string[][] = []
  const fonts = { regular: embeddedFont('regular'), bold: embeddedFont('bold') }

  function addPage(): PdfPage {
    const commands: string[] = []
    pages.push(commands)
    return pageOf(commands)
  }

  function pageOf(commands: string[]): PdfPage {
    return {
      text: (given, x, y, { font = 'regular', size = 9, align = 'left' } = {}) => {
        const text = printable(given)
        const start = align === 'right' ? x - widthOf(text, font, size) : x
        commands.push(
          `BT /${fontOnPage[font]} ${number(size)} Tf ${number(start)} ${number(page.height - y)} Td ${fonts[font].encode(inDrawnOrder(text))} Tj ET`,
        )
      },
      line: (x1, x2, y) => {
        const height = number(page.height - y)
        commands.push(`0.5 w ${number(x1)} ${height} m ${number(x2)} ${height} l S`)
      },
      picture: (x, y, width, height) => {
        const corner = `${number(x)} ${number(page.height - y - height)}`
        commands.push(`q ${number(width)} 0 0 ${number(height)} ${corner} cm /Logo Do Q`)
      },
    }
  }

  return {
    addPage,
    /** Adds to pages that exist: page numbers are known last. */
    eachPage: (add: (page: PdfPage, index: number, count: number) => void) => {
      for (const [index, commands] of pages.entries()) add(pageOf(commands), index, pages.length)
    },
    file: (): Buffer => {
      const objects = pdfObjects()
      const tree = objects.reserve()
      const resources = resourcesOf(objects, parts, {
        F1: fonts.regular.addTo(objects),
        F2: fonts.bold.addTo(objects),
      })
      const kids = pages.map((commands) => {
        const content = objects.stream('', Buffer.from(commands.join('\n'), 'latin1'))
        return reference(
          objects.add(
            `<< /Type /Page /Parent ${reference(tree)} /MediaBox [0 0 ${page.width} ${page.height}] /Resources ${resources} /Contents ${reference(content)} >>`,
          ),
        )
      })
      objects.set(tree, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`)
      return objects.file(catalogOf(objects, parts, tree), informationOf(objects, parts))
    },
  }
}

function resourcesOf(objects: PdfObjects, { picture }: PdfParts, fonts: Record<string, number>): string {
  const named = Object.entries(fonts).map(([name, id]) => `/${name} ${reference(id)}`)
  const logo = picture ? ` /XObject << /Logo ${reference(picture.addTo(objects))} >>` : ''
  return `<< /Font << ${named.join(' ')} >>${logo} >>`
}

function informationOf(objects: PdfObjects, { title, author, date }: PdfParts): number {
  const time = dateString(date)
  return objects.add(
    `<< /Title ${textString(title)} /Author ${textString(author)} /Producer (${producer}) /CreationDate ${time} /ModDate ${time} >>`,
  )
}

function catalogOf(objects: PdfObjects, parts: PdfParts, tree: number): number {
  const { invoice, language } = parts
  const xmp = objects.stream('/Type /Metadata /Subtype /XML', xmpPacket(parts, invoice !== undefined), false)
  const profile = objects.stream('/N 3', colourProfile())
  const intent = `<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB IEC61966-2.1) /DestOutputProfile ${reference(profile)} >>`
  const attached = invoice === undefined ? '' : attachment(objects, parts.date, Buffer.from(invoice))
  return objects.add(
    `<< /Type /Catalog /Pages ${reference(tree)} /Lang ${textString(language)} /ViewerPreferences << /DisplayDocTitle true >> /Metadata ${reference(xmp)} /OutputIntents [${intent}]${attached} >>`,
  )
}

/** The entries of the catalog for the embedded file, which says the same as the pages. */
function attachment(objects: PdfObjects, date: string, xml: Buffer): string {
  const file = objects.stream(
    `/Type /EmbeddedFile /Subtype /text#2Fxml /Params << /ModDate ${dateString(date)} /Size ${xml.length} >>`,
    xml,
  )
  const name = `(${attachmentName})`
  const specification = objects.add(
    `<< /Type /Filespec /F ${name} /UF ${textString(attachmentName)} /Desc (Factur-X invoice) /AFRelationship /Alternative /EF << /F ${reference(file)} /UF ${reference(file)} >> >>`,
  )
  return ` /Names << /EmbeddedFiles << /Names [${name} ${reference(specification)}] >> >> /AF [${reference(specification)}]`
}
