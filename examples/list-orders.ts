// Lists every order of the caller, newest first. Pages are requested as they are needed.
import { createClient, items } from '@buildorder/client'

const [baseUrl = 'http://127.0.0.1:8080', credential = 'bo_demo_100001'] = process.argv.slice(2)
const api = createClient({ baseUrl, credential })

for await (const { orderId, currency, events } of items(api, '/orders/v1')) {
  console.log(`${orderId}\t${currency}\t${Object.keys(events).at(-1)}`)
}
