import { Button, Grid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ButtonLink } from '../../shell/button-link'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { purchasingTexts } from '../../texts/purchasing'
import { Facts } from '../shared/facts'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { Section } from '../shared/section'
import { NewPurchaseDialog } from './draft-dialog'
import { SupplierDialog } from './supplier-form'
import { type Supplier, supplierQuery } from './supplier-queries'
import { Terms } from './terms'

const words = purchasingTexts.suppliers
const { fields } = words
const route = getRouteApi('/backoffice/suppliers/$supplierId')

export function SupplierPage() {
  const { supplierId } = route.useParams()
  const { data, error, refetch } = useQuery(supplierQuery(supplierId))
  return (
    <Stack>
      <TextLink to="/backoffice/suppliers" w="fit-content">
        {words.back}
      </TextLink>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <SupplierView key={supplierId} supplier={data} />}
    </Stack>
  )
}

function SupplierView({ supplier }: { supplier: Supplier }) {
  const [edited, setEdited] = useState<Supplier>()
  const [isOrdering, setOrdering] = useState(false)
  const { supplierId, name, currency, leadTimeDays, language, retiredAt } = supplier
  return (
    <>
      <PageHead title={name} intro={retiredAt === null ? supplierId : `${supplierId} · ${words.retired}`}>
        <ForRight right="change-purchasing">
          {retiredAt === null && <Button onClick={() => setOrdering(true)}>{words.newOrder}</Button>}
          <Button variant="default" onClick={() => setEdited(supplier)}>
            {words.change}
          </Button>
        </ForRight>
        <ButtonLink to="/backoffice/purchase-orders" search={{ supplierId }} variant="default">
          {words.ordersOf}
        </ButtonLink>
      </PageHead>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 9 }} order={{ base: 2, lg: 1 }}>
          <Terms supplier={supplier} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 3 }} order={{ base: 1, lg: 2 }}>
          <Section id="facts" title={words.facts}>
            <Facts
              facts={[
                [fields.contact, supplier.contact],
                [fields.email, supplier.email],
                [fields.phone, supplier.phone],
                [fields.customerNumber, supplier.customerNumber],
                [fields.currency, currency],
                [fields.leadTimeDays, leadTimeDays],
                [fields.language, language && words.languages[language]],
                [fields.address, supplier.address],
                [fields.note, supplier.note],
              ]}
            />
          </Section>
        </Grid.Col>
      </Grid>
      {/* A change that came meanwhile is the base of the next attempt. */}
      <SupplierDialog edited={edited && supplier} onClose={() => setEdited(undefined)} />
      {isOrdering && <NewPurchaseDialog supplier={supplier} onClose={() => setOrdering(false)} />}
    </>
  )
}
