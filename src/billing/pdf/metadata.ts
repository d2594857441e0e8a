// What a file says about itself, as XMP: that it is PDF/A-3b, and that the embedded file is an invoice by Factur-X.
import { escapeXml } from '../e-invoice/xml.ts'

export interface PdfInfo {
  title: string
  author: string
  /** YYYY-MM-DD. */
  date: string
  /** Two letters. */
  language: string
}

export const producer = 'Buildorder'

/** The name that receivers look for. */
export const attachmentName = 'factur-x.xml'

const namespaces = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
  pdfaExtension: 'http://www.aiim.org/pdfa/ns/extension/',
  pdfaSchema: 'http://www.aiim.org/pdfa/ns/schema#',
  pdfaProperty: 'http://www.aiim.org/pdfa/ns/property#',
  fx: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
}

const described = (prefixes: (keyof typeof namespaces)[], content: string) =>
  `<rdf:Description rdf:about=""${prefixes.map((prefix) => ` xmlns:${prefix}="${namespaces[prefix]}"`).join('')}>${content}</rdf:Description>`

/** Properties of Factur-X, each with what PDF/A wants to know about it. Credit notes are of the type INVOICE too. */
const facturX: Record<string, { value: string; meaning: string }> = {
  DocumentFileName: { value: attachmentName, meaning: 'name of the embedded XML invoice file' },
  DocumentType: { value: 'INVOICE', meaning: 'INVOICE' },
  Version: { value: '1.0', meaning: 'The actual version of the Factur-X XML schema' },
  ConformanceLevel: { value: 'EN 16931', meaning: 'The conformance level of the embedded Factur-X data' },
}

const propertyOf = ([name, { meaning }]: [string, { meaning: string }]) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${meaning}</pdfaProperty:description></rdf:li>`

const facturXParts = () => [
  described(
    ['fx'],
    Object.entries(facturX)
      .map(([name, { value }]) => `<fx:${name}>${value}</fx:${name}>`)
      .join(''),
  ),
  described(
    ['pdfaExtension', 'pdfaSchema', 'pdfaProperty'],
    `<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespaces.fx}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${Object.entries(facturX).map(propertyOf).join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>`,
  ),
]

/** Readable in the file without unpacking it. */
export function xmpPacket({ title, author, date, language }: PdfInfo, hasInvoice: boolean): Buffer {
  const time = `${date}T00:00:00Z`
  const parts = [
    described(['pdfaid'], '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>'),
    described(
      ['dc'],
      `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>`,
    ),
    described(['pdf'], `<pdf:Producer>${producer}</pdf:Producer>`),
    described(['xmp'], `<xmp:CreateDate>${time}</xmp:CreateDate><xmp:ModifyDate>${time}</xmp:ModifyDate>`),
    ...(hasInvoice ? facturXParts() : []),
  ]
  return Buffer.from(
    `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${namespaces.rdf}">
${parts.join('\n')}
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`,
  )
}
