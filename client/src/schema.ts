// Written by `npm run docs` from the contract of the service. Change the contract instead.
export interface paths {
    "/checkout/v1/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a checkout draft
         * @description Stores a draft with its prices. Every well-formed draft is accepted; problems that prevent its submission are listed when it is read. The prices are valid until the draft expires.
         *
         *     Needs the scope `checkout`.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/v1/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a checkout draft
         * @description Turns a draft into exactly one order, at the prices of the draft. Creating the order, reserving stock and recording the event succeed or fail together.
         *
         *     Needs the scope `checkout`.
         */
        post: operations["submitCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/v1/{checkoutId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a checkout draft
         * @description The draft as a quote: lines with prices, delivery options (best first), and problems that prevent its submission.
         *
         *     Needs the scope `checkout`.
         */
        get: operations["readCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cart
         * @description The cart of the caller for an account, on all of its devices, at the current prices and stock. Problems are those of the draft that it would become now. Lines that were ordered are no longer in it.
         *
         *     Needs the scope `checkout`.
         */
        get: operations["readCart"];
        put?: never;
        post?: never;
        /**
         * Empty the cart
         * @description Removes all lines, references, notes and the delivery. Drafts made of the cart remain.
         *
         *     Needs the scope `checkout`.
         */
        delete: operations["emptyCart"];
        options?: never;
        head?: never;
        /**
         * Keep what was typed into the checkout form
         * @description Keeps references, notes and delivery of the order, also while they are incomplete. Problems of the cart say what is still missing.
         *
         *     Needs the scope `checkout`.
         */
        patch: operations["changeCart"];
        trace?: never;
    };
    "/cart/v1/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add lines to the cart
         * @description Adds products and saved PCs. Units of a material that is in the cart with the same references are added to its line. A material that is unknown or cannot be ordered is added too; its line says why.
         *
         *     Needs the scope `checkout`.
         */
        post: operations["addCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/lines/{lineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a line from the cart
         * @description Removes all units of the line.
         *
         *     Needs the scope `checkout`.
         */
        delete: operations["removeCartLine"];
        options?: never;
        head?: never;
        /**
         * Change a line of the cart
         * @description Changes the quantity, the references, or both.
         *
         *     Needs the scope `checkout`.
         */
        patch: operations["changeCartLine"];
        trace?: never;
    };
    "/cart/v1/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a checkout draft of the cart
         * @description Stores a draft of all lines, as create checkout does, with the references, notes and delivery of the cart. Submit it to order. The cart stays as it is until then; afterwards the ordered units are no longer in it.
         *
         *     Needs the scope `checkout`.
         */
        post: operations["checkoutCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the address book
         * @description The delivery addresses of an account, at most 200.
         *
         *     Needs the scope `checkout`.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Save an address in the address book
         * @description An address that is in the book already becomes the last used one. Beyond 200 addresses, the one that was not used for the longest time is removed.
         *
         *     Needs the scope `checkout`.
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/v1/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an address from the address book
         * @description Orders keep their addresses.
         *
         *     Needs the scope `checkout`.
         */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/accounts/{customerId}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the address book of an account
         * @description The delivery addresses that the account has saved, the last used first.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listAccountAddresses"];
        put?: never;
        /**
         * Save an address for an account
         * @description An address that is in the book already becomes the last used one.
         *
         *     Needs the scope `admin`.
         */
        post: operations["addAccountAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/accounts/{customerId}/addresses/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace an address of an account
         * @description The identifier follows from the address: a changed one has another `addressId`. Orders keep their addresses.
         *
         *     Needs the scope `admin`.
         */
        put: operations["changeAccountAddress"];
        post?: never;
        /**
         * Remove an address of an account
         * @description Orders keep their addresses.
         *
         *     Needs the scope `admin`.
         */
        delete: operations["removeAccountAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's orders
         * @description Orders of all accounts of the caller, newest first, in pages. A page of a search can have fewer orders than the limit, or none, before the last page: `nextCursor` continues the search.
         *
         *     Needs the scope `orders:read`.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/v1/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description One order with its lines, expected deliveries, deliveries and billings.
         *
         *     Needs the scope `orders:read`.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/v1/{orderId}/allowed-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the allowed actions of an order
         * @description A snapshot: an action can still be refused with 422 if the state of the order changes before it arrives.
         *
         *     Needs the scope `orders:read`.
         */
        get: operations["getAllowedActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/v1/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel an order
         * @description Cancels every line, returns reserved stock and credits invoiced units. Allowed until the order is released to the warehouse. A request body is ignored.
         *
         *     Needs the scope `orders:cancel`.
         */
        patch: operations["cancelOrder"];
        trace?: never;
    };
    "/pcconfig/v1/compatibility/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate many candidates against a base configuration
         * @description Validates the base configuration once per candidate: one of `productIdToReplace` is removed, if it is given, and the candidate is appended last. Each result equals the validation of that configuration on its own. Unknown products are reported in the results. Each result lists at most 1,000 findings; with more than 200 candidates, at most 200,000 divided by their number, but never fewer than 30. If there are more, a last warning `MoreFindings` says how many. `isValid` and `invalidProducts` are always exact.
         *
         *     Needs the scope `pcconfig:read`.
         */
        post: operations["validateCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/compatibility/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate all products of a group against a base configuration, in short
         * @description The verdicts of `POST /pcconfig/v1/compatibility/batch` on every product of a group, without the messages: products with the same findings are one outcome. Only findings that concern the product are listed; those of the base configuration are the same for all. Request the full messages of a few products from the batch. For lists of thousands of products on slow connections.
         *
         *     Needs the scope `pcconfig:read`.
         */
        post: operations["validateGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/compatibility/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the best products of a group for a base configuration
         * @description All products of a group are validated as by `POST /pcconfig/v1/compatibility/group`. The answer counts them and returns the best ones: best fit first, then the lowest price for the caller's default account, then by name. One small answer is enough to show the head of a list of thousands of products.
         *
         *     Needs the scope `pcconfig:read`.
         */
        post: operations["findCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/compatibility/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a configuration
         * @description Checks whether products form a compatible PC. The result contains errors, warnings, and checks that could not be made because a fact is unknown. At most 1,000 findings are listed, worst first; if there are more, a last warning `MoreFindings` says how many. `isValid` and `invalidProducts` are always exact.
         *
         *     Needs the scope `pcconfig:read`.
         */
        post: operations["validateConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Summarize a PC
         * @description Price for the caller's default account, with the assembly if a bundle is named, estimated power draw and output of the power supply, missing parts, and checks that could not be made, as far as the validation result lists them (at most 1,000).
         *
         *     Needs the scope `pcconfig:read`.
         */
        post: operations["summarizeConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/compatibility/fixes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the smallest changes that make a PC valid and keep what was chosen
         * @description As few changes as possible, then the least loss: the products that cost most are kept, and a replacement is of the same class and, if possible, within 70 to 150 % of the price, by the prices of the caller's default account. A change replaces a product by another of its kind, takes one out, or adds one that is missing. Only products that the account can buy are proposed, and every proposal was judged valid. A product that lacks a fact which a check needs, or that adds a warning about power, firmware or clearance, is proposed only when nothing else was found.
         *
         *     Needs the scope `pcconfig:read`.
         */
        post: operations["proposeFixes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/compatibility/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a PC within a budget
         * @description Products that make the products given a whole and valid PC of the bundle, as a good salesperson would choose them: the money is divided by the purpose of the PC, at the prices of the caller's default account. With a budget, up to 5 different PCs that use it well and never exceed it, best first; without one, three levels of spending. Parts of which a deciding fact is not known are proposed only when nothing else fits. The score is an estimate from facts of the parts, see docs/completions.md. When nothing is proposed, `obstacles` says why; when the budget is too small, `cheapestPrice` says what would do.
         *
         *     Needs the scope `pcconfig:read`.
         */
        post: operations["proposeCompletions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/configurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a PC
         * @description Saves a PC for the caller's default account, so that it can be ordered as a material of type `PcConfiguration`. An incomplete or incompatible PC may be saved, but not ordered.
         *
         *     Needs the scope `pcconfig:write`.
         */
        post: operations["saveConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/configurations/{configurationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a saved PC
         * @description A saved PC and its current compatibility result.
         *
         *     Needs the scope `pcconfig:read`.
         */
        get: operations["readConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/builds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's builds
         * @description The builds of the person for its default account, last changed first: price when saved and now, and whether everything still fits and is in stock.
         *
         *     Needs the scope `pcconfig:read`.
         */
        get: operations["listBuilds"];
        put?: never;
        /**
         * Create a build
         * @description Gives a saved PC a name and an owner: the person of the credential, for the caller's default account. Later versions are other saved PCs. Only its owner sees it, unless it is shared.
         *
         *     Needs the scope `pcconfig:write`.
         */
        post: operations["createBuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/builds/{buildId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a build
         * @description The parts of the newest version with their prices and availability now, and all versions.
         *
         *     Needs the scope `pcconfig:read`.
         */
        get: operations["readBuild"];
        put?: never;
        post?: never;
        /**
         * Delete a build
         * @description Its shared link ends. The saved PCs of its versions stay, because orders and carts may name them.
         *
         *     Needs the scope `pcconfig:write`.
         */
        delete: operations["deleteBuild"];
        options?: never;
        head?: never;
        /**
         * Rename a build
         * @description Changes its name. Its versions stay as they are.
         *
         *     Needs the scope `pcconfig:write`.
         */
        patch: operations["renameBuild"];
        trace?: never;
    };
    "/pcconfig/v1/builds/{buildId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a version to a build
         * @description Another saved PC becomes the newest version. The newest one again changes nothing. A build lists its last 50 versions.
         *
         *     Needs the scope `pcconfig:write`.
         */
        post: operations["addBuildVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/builds/{buildId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a build
         * @description A new build whose first version is the newest one of this build. It is not shared.
         *
         *     Needs the scope `pcconfig:write`.
         */
        post: operations["duplicateBuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/builds/{buildId}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share a build
         * @description Makes a link to the newest version that opens without a credential. A build that is shared already keeps its link.
         *
         *     Needs the scope `pcconfig:write`.
         */
        put: operations["shareBuild"];
        post?: never;
        /**
         * Withdraw the link to a build
         * @description The link is 404 from now on. Sharing again makes another link.
         *
         *     Needs the scope `pcconfig:write`.
         */
        delete: operations["withdrawShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/shared/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a shared build
         * @description The newest version of a build that its owner shares, with prices if the owner chose so. A withdrawn link is 404.
         *
         *     Needs no credential.
         */
        get: operations["readSharedBuild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/v1/prices/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the prices of all components
         * @description Prices of all components for the caller's default account, ordered by productId. Components without a price, and discontinued ones that are sold out, are not listed.
         *
         *     Needs the scope `pcconfig:read`.
         */
        get: operations["getComponentPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of parts
         * @description Every product group, by name.
         *
         *     Needs the scope `pcconfig:read`.
         */
        get: operations["listProductGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/bundles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the PCs on offer
         * @description Every bundle with its product groups and the allowed quantity of each.
         *
         *     Needs the scope `pcconfig:read`.
         */
        get: operations["listBundles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find products
         * @description Products in pages, with facets over all found products: ordered by relevance if `search` is given, otherwise by name.
         *
         *     Needs the scope `pcconfig:read`.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/offer-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the version of the offer
         * @description Changes with every change of products and prices, for pages that show a price and follow it. It is answered from memory and without a credential, so that following costs little; it says nothing but that something changed.
         *
         *     Needs no credential.
         */
        get: operations["getOfferVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description Details and facts of a product, its price for the caller's default account, the lowest price of the last 30 days, and its availability.
         *
         *     Needs the scope `pcconfig:read`.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/products/{productId}/alternatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find alternatives to a product
         * @description Up to six products of the same group that cost between half and double and have similar facts, the nearest first. Discontinued products are left out. Whether they fit a PC is answered by `POST /pcconfig/v1/compatibility/batch`.
         *
         *     Needs the scope `pcconfig:read`.
         */
        get: operations["listAlternatives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match a list of texts to products
         * @description For lists of up to 1000 rows, such as a spreadsheet of a customer. Each row is matched by product number, EAN, manufacturer's part number or name. The match is exact if it belongs to one product; otherwise the row has up to five candidates, best first. Nothing is changed.
         *
         *     Needs the scope `pcconfig:read`.
         */
        post: operations["matchProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/products/{productId}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the pictures of a product
         * @description Replaces the list of its pictures. Browsers load them from the given addresses.
         *
         *     Needs the scope `catalog`.
         */
        put: operations["setProductImages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Stores a picture for products. Its type and size are checked by its first bytes; SVG is refused, because it may contain scripts. The same bytes get the same `imageId`.
         *
         *     Needs the scope `catalog`.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/product-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every product group
         * @description In the order of their ids, in pages, retired ones included.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["listAdministeredProductGroups"];
        put?: never;
        /**
         * Create a product group
         * @description Checked like a row of the import, but a row that the import would repair is refused.
         *
         *     Needs the scope `catalog`.
         */
        post: operations["createProductGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/product-groups/{productGroupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product group to administer it
         * @description As it is stored, retired or not.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["readAdministeredProductGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or retire a product group
         * @description Changes the given members. What is retired is no longer sold, listed or proposed; orders that have it stay as they are. Imports keep it retired.
         *
         *     Needs the scope `catalog`.
         */
        patch: operations["changeProductGroup"];
        trace?: never;
    };
    "/admin/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every product
         * @description In the order of their ids, in pages, retired ones included.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["listAdministeredProducts"];
        put?: never;
        /**
         * Create a product
         * @description Checked like a row of the import, but a row that the import would repair is refused.
         *
         *     Needs the scope `catalog`.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product to administer it
         * @description As it is stored, retired or not.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["readAdministeredProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or retire a product
         * @description Changes the given members. What is retired is no longer sold, listed or proposed; orders that have it stay as they are. Imports keep it retired.
         *
         *     Needs the scope `catalog`.
         */
        patch: operations["changeProduct"];
        trace?: never;
    };
    "/admin/v1/bundles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every bundle
         * @description In the order of their ids, in pages, retired ones included.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["listAdministeredBundles"];
        put?: never;
        /**
         * Create a bundle
         * @description Checked like a row of the import, but a row that the import would repair is refused.
         *
         *     Needs the scope `catalog`.
         */
        post: operations["createBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/bundles/{bundleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bundle to administer it
         * @description As it is stored, retired or not.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["readAdministeredBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or retire a bundle
         * @description Changes the given members. What is retired is no longer sold, listed or proposed; orders that have it stay as they are. Imports keep it retired.
         *
         *     Needs the scope `catalog`.
         */
        patch: operations["changeBundle"];
        trace?: never;
    };
    "/admin/v1/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every price list
         * @description In the order of their ids, in pages, retired ones included.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["listAdministeredPriceLists"];
        put?: never;
        /**
         * Create a price list
         * @description Checked like a row of the import, but a row that the import would repair is refused.
         *
         *     Needs the scope `catalog`.
         */
        post: operations["createPriceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/price-lists/{priceList}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a price list to administer it
         * @description As it is stored, retired or not.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["readAdministeredPriceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or retire a price list
         * @description Changes the given members. What is retired is no longer sold, listed or proposed; orders that have it stay as they are. Imports keep it retired.
         *
         *     Needs the scope `catalog`.
         */
        patch: operations["changePriceList"];
        trace?: never;
    };
    "/admin/v1/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the facts of every kind of part
         * @description How the value of each fact is written, with its unit, and which rules use it.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["listFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/products/{productId}/missing-facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the missing facts of a product
         * @description The facts that rules miss when the product is checked alone and with every product of another kind.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["readMissingFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/data-quality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the missing facts that leave most checks undecided
         * @description Every product on sale is checked alone and with every product of another kind. A check that cannot be made counts for each fact that it misses. Computed when it is first read after a change of the catalog.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["readDataQuality"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/price-lists/{priceList}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prices of a price list
         * @description The undated prices of one unit, in the order of products, in pages.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["listPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/price-lists/{priceList}/prices/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all prices of a product in a price list
         * @description The undated price, every price rule, ended ones included, the lowest price of 30 days, and the prices before.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["readProductPrices"];
        /**
         * Set the prices of a product in a price list
         * @description Sets the undated price of one unit, replaces the price rules, or both. Running services follow within a second; drafts keep their prices.
         *
         *     Needs the scope `catalog`.
         */
        put: operations["setProductPrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/price-lists/{priceList}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a price list as CSV
         * @description All prices and price rules, in the columns of the import of prices: importing the file again changes nothing. It is sent while it is read. Prices that are changed meanwhile may be in it or not.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["exportPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description The newest first, in pages, with their progress. Imports that have ended are removed after some time.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Import many rows
         * @description Takes rows of any number as NDJSON (`application/x-ndjson`), CSV (`text/csv`, with a header) or a JSON document, and imports them in the background, also after a restart. The rows are those of the import formats. A repeat with the same idempotency key answers the same import.
         *
         *     Needs the scope `catalog`.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far an import is
         * @description Its progress and result, and the first refused rows with the reason. What became of every row is in `/rows`.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["readImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/imports/{importId}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what became of each row of an import
         * @description In the order of the upload, in pages. Of a dry run, what would become of them. While an import runs, the rows so far.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller
         * @description The client of the credential, its scopes and its accounts.
         *
         *     Needs a credential, but no scope.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a browser in
         * @description Exchanges the credential for a session cookie that scripts cannot read. A page then sends `Authorization: Session` with its requests; without this header the cookie is ignored. The session has the scopes and accounts of the credential. It ends after `SESSION_HOURS`, and at once if its key is revoked or its client disabled. A session cannot begin another one: sign in again. For pages of this service; programs send their credential.
         *
         *     Needs a credential, but no scope.
         */
        post: operations["beginSession"];
        /**
         * Sign a browser out
         * @description Ends the session of the cookie and removes the cookie. A request with a credential ends nothing.
         *
         *     Needs a credential, but no scope.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dashboard
         * @description Orders per hour, number of orders by state, late deliveries, and response times. With very many orders, states and late deliveries may be up to half a minute old.
         *
         *     Needs the scope `fulfilment`.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders of all accounts
         * @description Filtered by state, account, date and id, newest first, in pages. A page costs the same at any depth.
         *
         *     Needs the scope `fulfilment`.
         */
        get: operations["listAllOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order of any account
         * @description The order, its state and its history.
         *
         *     Needs the scope `fulfilment`.
         */
        get: operations["readAnyOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find what a scanned code means
         * @description A code can be the id of an order, a number of products, and a serial number that was shipped before. A code that means nothing has empty lists.
         *
         *     Needs the scope `fulfilment`.
         */
        get: operations["findCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/orders/{orderId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an order
         * @description Says that the order is accepted. It can be invoiced from now on. A request body is ignored.
         *
         *     Needs the scope `fulfilment`.
         */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/orders/{orderId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release an order to the warehouse
         * @description From now on the customer can no longer cancel it. A request body is ignored.
         *
         *     Needs the scope `fulfilment`.
         */
        post: operations["releaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/orders/{orderId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ship lines of an order
         * @description Creates a delivery and ships it. Only open units that are reserved on the shelf can be shipped. A PC is shipped as one line; `components` names the serial numbers of its parts.
         *
         *     Needs the scope `fulfilment`.
         */
        post: operations["shipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/orders/{orderId}/deliveries/{deliveryId}/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a delivery as delivered
         * @description The order is delivered when all units are shipped and all deliveries are marked as delivered. A request body is ignored.
         *
         *     Needs the scope `fulfilment`.
         */
        post: operations["markDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/orders/{orderId}/billings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invoice or credit lines of an order
         * @description At most the ordered units can be invoiced, and at most the invoiced units credited. Without lines, all billable units are billed.
         *
         *     Needs the scope `fulfilment`.
         */
        post: operations["billOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/orders/{orderId}/lines/{lineNumber}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel units of a line
         * @description Also allowed after release, as long as the units are not shipped. When no unit is open any more, the order is Cancelled, or Shipped if units were shipped. Invoiced units that were cancelled are credited.
         *
         *     Needs the scope `fulfilment`.
         */
        post: operations["cancelOrderLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stock
         * @description Units on hand, reserved, waiting and incoming of every physical product, in pages: ordered by relevance if `search` is given, otherwise by name.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["listStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/products/{productId}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the stock of a product
         * @description Units on hand, reserved, waiting and on open purchase orders.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["readStock"];
        /**
         * Set the stock of a product
         * @description Free units are allocated to waiting orders, first come, first served. Fewer units than reserved are accepted only if the request names the orders that lose units; they wait again in their old place in the queue.
         *
         *     Needs the scope `catalog`.
         */
        put: operations["setStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/products/{productId}/stock/shortage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the orders that a lower stock would hit
         * @description The orders that would lose reserved units and wait again. Nothing is changed.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["readShortage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/products/{productId}/stock/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the corrections of the stock of a product
         * @description Each count that was set: when, by which client, before and after, and why.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["listStockCorrections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/purchase-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open purchase orders
         * @description Goods ordered from suppliers and not yet received, of all products or of one.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["listPurchaseOrders"];
        put?: never;
        /**
         * Record a purchase order
         * @description Goods ordered from a supplier: quantity, and expected date if known.
         *
         *     Needs the scope `catalog`.
         */
        post: operations["createPurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/purchase-orders/{purchaseOrderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a purchase order
         * @description Changes the outstanding quantity and the expected date; the dates of waiting orders are updated.
         *
         *     Needs the scope `catalog`.
         */
        patch: operations["changePurchaseOrder"];
        trace?: never;
    };
    "/catalog/v1/purchase-orders/{purchaseOrderId}/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive goods of a purchase order
         * @description Adds units to the stock and allocates them to waiting orders, first come, first served. More units than ordered may arrive.
         *
         *     Needs the scope `catalog`.
         */
        post: operations["receiveGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/v1/incoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find what a code on received goods means
         * @description A code can be the number of an open purchase order, or a number of products: then their open purchase orders are listed too. A code that means nothing has empty lists.
         *
         *     Needs the scope `catalog`.
         */
        get: operations["findIncoming"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events of orders
         * @description Every change of every order as CloudEvents, oldest first, in pages. No event is ever inserted before one that was already returned, so a client that continues from `nextCursor` sees each event exactly once. Old events are removed; read at least every few days.
         *
         *     Needs the scope `fulfilment`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks
         * @description All webhooks, oldest first, without their secrets.
         *
         *     Needs the scope `fulfilment`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Future events of these types are sent to the address by POST: CloudEvents JSON, signed according to Standard Webhooks, at least once, in order per order. Any 2xx counts as received; otherwise the delivery is retried, at growing intervals up to 24 hours, and then parked. 410 switches the webhook off. Repeats carry the same `webhook-id`.
         *
         *     Needs the scope `fulfilment`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description The webhook, without its secret.
         *
         *     Needs the scope `fulfilment`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a webhook, or switch it off and on
         * @description Changes the given members. Pending deliveries go to the new address; new types apply to future events.
         *
         *     Needs the scope `fulfilment`.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/fulfilment/v1/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description Requests are signed with the new secret from now on, and also with the old one for 24 hours, so that the receiver can switch. A request body is ignored.
         *
         *     Needs the scope `fulfilment`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of a webhook
         * @description Every event that was or will be sent, with its result, newest first, in pages.
         *
         *     Needs the scope `fulfilment`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend one delivery
         * @description Sends the event now, in any state, with the same `webhook-id`. The count of attempts starts again. A request body is ignored.
         *
         *     Needs the scope `fulfilment`.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fulfilment/v1/webhooks/{webhookId}/resend-parked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend parked deliveries
         * @description Use it after a receiver was unreachable for longer than the retries. A request body is ignored.
         *
         *     Needs the scope `fulfilment`.
         */
        post: operations["resendParkedDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is missing for the first order
         * @description The steps from an empty database to the first order, and which of them are done. They are found in the data, however they were done.
         *
         *     Needs the scope `admin`.
         */
        get: operations["readSetup"];
        put?: never;
        /**
         * Become the first administrator
         * @description Exchanges the secret of the link that the service printed at its start for the first key, with all scopes of staff, and signs the browser in. It works once, for an hour, and only while there is neither an account nor a key.
         *
         *     Needs no credential.
         */
        post: operations["beginSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customer accounts
         * @description All accounts, also retired ones, by their identifier, in pages.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create a customer account
         * @description Orders belong to accounts. Give it a key to let a client order for it.
         *
         *     Needs the scope `admin`.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/accounts/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer account
         * @description One account, with its version.
         *
         *     Needs the scope `admin`.
         */
        get: operations["readAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or retire a customer account
         * @description Changes the given members. Drafts keep their prices; orders are never changed. A retired account can read its orders, but place no more.
         *
         *     Needs the scope `admin`.
         */
        patch: operations["changeAccount"];
        trace?: never;
    };
    "/admin/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description All keys, also revoked ones, without the keys themselves, by their identifier, in pages.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description The answer shows the key, once: the service stores only its hash. It works within a second. A staff scope can be given only by a caller that has it; accounts and customer scopes can always be given.
         *
         *     Needs the scope `admin`.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an API key
         * @description Its client, accounts and scopes, without the key itself.
         *
         *     Needs the scope `admin`.
         */
        get: operations["readKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the accounts and scopes of an API key
         * @description Running services follow within a second. The client cannot be changed: orders name it. A revoked key cannot be changed.
         *
         *     Needs the scope `admin`.
         */
        patch: operations["changeKey"];
        trace?: never;
    };
    "/admin/v1/keys/{keyId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description Running services refuse it within a second; sessions that began with it end. It cannot be undone. A request body is ignored.
         *
         *     Needs the scope `admin`.
         */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clients
         * @description Every client that has a key or is disabled, by its name, in pages. Clients with access tokens alone are listed only while they are disabled.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/clients/{client}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Disable or enable a client
         * @description A disabled client is refused with every key, session and access token, within a second. Its keys are not revoked. The client may be one that has access tokens only.
         *
         *     Needs the scope `admin`.
         */
        patch: operations["changeClient"];
        trace?: never;
    };
    "/admin/v1/carriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List delivery services
         * @description All services of carriers, also retired ones, by their identifier, in pages.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listCarriers"];
        put?: never;
        /**
         * Create a delivery service
         * @description New drafts offer it within a second. The members are those of an import of carriers.
         *
         *     Needs the scope `admin`.
         */
        post: operations["createCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/carriers/{carrierId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery service
         * @description One service of a carrier, with its prices and collection points.
         *
         *     Needs the scope `admin`.
         */
        get: operations["readCarrier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or retire a delivery service
         * @description Changes the given members. Drafts keep the options and prices they have; new ones follow within a second.
         *
         *     Needs the scope `admin`.
         */
        patch: operations["changeCarrier"];
        trace?: never;
    };
    "/admin/v1/carriers/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try what a delivery costs
         * @description The options that a draft with this parcel would have now, with prices and dates, if everything is on the shelf, and why the other services have none. Nothing is stored.
         *
         *     Needs the scope `admin`.
         */
        post: operations["trialDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what staff changed
         * @description Every change by staff and on the command line, newest first, in pages: who, what, before and after. Entries are never changed or removed.
         *
         *     Needs the scope `admin`.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/api/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the version of /checkout
         * @description The semantic version of the running service, for any caller.
         *
         *     Needs a credential, but no scope.
         */
        get: operations["getCheckoutVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/api/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the version of /orders
         * @description The semantic version of the running service, for any caller.
         *
         *     Needs a credential, but no scope.
         */
        get: operations["getOrdersVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pcconfig/api/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the version of /pcconfig
         * @description The semantic version of the running service, for any caller.
         *
         *     Needs a credential, but no scope.
         */
        get: operations["getPcconfigVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/api/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the version of /customers
         * @description The semantic version of the running service, for any caller.
         *
         *     Needs a credential, but no scope.
         */
        get: operations["getCustomersVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** CheckoutDraft */
        CheckoutDraft: {
            soldTo: components["schemas"]["SoldTo"] | null;
            orderLines: components["schemas"]["DraftLine"][];
            delivery: components["schemas"]["DeliveryRequest"];
            references: components["schemas"]["OrderReferences"] | null;
            notes: components["schemas"]["Notes"] | null;
        };
        /** SoldTo */
        SoldTo: {
            customerId?: string | null;
        };
        /** DraftLine */
        DraftLine: {
            materialId?: components["schemas"]["MaterialId"] | null;
            /** @example 2 */
            quantity: number | string;
            references?: components["schemas"]["LineReferences"] | null;
        };
        /** MaterialId */
        MaterialId: {
            type?: string | null;
            value?: string | null;
        };
        /** LineReferences */
        LineReferences: {
            deliveryReference?: string | null;
        };
        /** DeliveryRequest */
        DeliveryRequest: {
            deliveryAddress: components["schemas"]["DeliveryAddress"];
            preferences?: components["schemas"]["DeliveryPreferences"] | null;
        };
        /** DeliveryAddress */
        DeliveryAddress: {
            /** @example Fjord Data AS */
            name: string;
            /** @example Storgata 1 */
            addressLine1: string;
            addressLine2: string | null;
            /** @example 0155 */
            postCode: string;
            /** @example Oslo */
            city: string;
            /**
             * @description ISO 3166-1 alpha-2 code.
             * @example NO
             */
            country: string;
            contactPersonName: string | null;
            phone: string | null;
            mobilePhone: string | null;
            /** @example orders@example.com */
            email: string;
            globalLocationNumber: string | null;
        };
        /** DeliveryPreferences */
        DeliveryPreferences: {
            carrier?: string | null;
            carrierCollectionPointId?: string | null;
            deliverDate?: string | null;
        };
        /** OrderReferences */
        OrderReferences: {
            billingReference?: string | null;
            deliveryReference?: string | null;
        };
        /** Notes */
        Notes: {
            messageToSalesDepartment?: string | null;
        };
        /** CheckoutIdentifier */
        CheckoutIdentifier: {
            /** @description Always `checkoutId`. */
            name: string;
            /** @description The identifier of the new draft. */
            value: string;
        };
        /** ValidationProblem */
        ValidationProblem: {
            type?: string | null;
            title?: string | null;
            status?: number | null;
            detail?: string | null;
            instance?: string | null;
            /** @description Problem code; all codes are listed at /problems. */
            code: string;
            /** @description W3C trace id of the request, also found in the logs. */
            traceId: string;
            errors: components["schemas"]["FieldError"][];
        };
        /** FieldError */
        FieldError: {
            fieldName: string;
            message: string;
        };
        /** Problem */
        Problem: {
            type?: string | null;
            title?: string | null;
            status?: number | null;
            detail?: string | null;
            instance?: string | null;
            /** @description Problem code; all codes are listed at /problems. */
            code: string;
            /** @description W3C trace id of the request, also found in the logs. */
            traceId: string;
        };
        /** SubmitCheckout */
        SubmitCheckout: {
            /** @description The draft to submit. */
            checkoutId: string;
            deliveryOptionId?: string | null;
        };
        /** Checkout */
        Checkout: {
            checkoutId: string;
            status: components["schemas"]["CheckoutStatus"];
            orderId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            submittedAt: string | null;
            currency: string;
            soldTo: components["schemas"]["CheckoutSoldTo"];
            orderLines: components["schemas"]["CheckoutLine"][];
            /** @description Best first. */
            deliveryOptions: components["schemas"]["DeliveryOption"][];
            totals: components["schemas"]["Totals"];
            problems: components["schemas"]["CheckoutProblem"][];
        };
        /**
         * CheckoutStatus
         * @enum {string}
         */
        CheckoutStatus: "Open" | "Submitted" | "Expired";
        /** CheckoutSoldTo */
        CheckoutSoldTo: {
            customerId: string;
        };
        /** CheckoutLine */
        CheckoutLine: {
            /** @example 10 */
            lineNumber: string;
            materialId: components["schemas"]["CheckoutMaterialId"] | null;
            materialNumber: string | null;
            name: string | null;
            /** Format: int32 */
            quantity: number;
            unitPrice: components["schemas"]["Price"] | null;
            priceRule?: components["schemas"]["AppliedPriceRule"];
            availability: components["schemas"]["Availability"] | null;
            references: components["schemas"]["CheckoutLineReferences"] | null;
            orderLines: components["schemas"]["CheckoutLine"][];
        };
        /** CheckoutMaterialId */
        CheckoutMaterialId: {
            type: string | null;
            value: string | null;
        };
        /**
         * Price
         * @description In the account's currency; net + vat = gross, to the minor unit.
         */
        Price: {
            /**
             * Format: double
             * @example 1250
             */
            gross: number;
            /**
             * Format: double
             * @example 1000
             */
            net: number;
            /**
             * Format: double
             * @example 250
             */
            vat: number;
        };
        /**
         * AppliedPriceRule
         * @description The price rule that gave the unit price; missing if it is the undated price of one unit.
         */
        AppliedPriceRule: {
            /**
             * Format: int32
             * @description From so many units of the product in all lines together.
             */
            minQuantity: number;
            validFrom: string | null;
            validUntil: string | null;
        };
        /** Availability */
        Availability: {
            status: components["schemas"]["ExpectedStatus"];
            availableAt: string | null;
        };
        /**
         * ExpectedStatus
         * @enum {string}
         */
        ExpectedStatus: "Unknown" | "UnconfirmedRestock" | "ConfirmedRestock" | "Available" | "Unavailable";
        /** CheckoutLineReferences */
        CheckoutLineReferences: {
            deliveryReference: string | null;
        };
        /** DeliveryOption */
        DeliveryOption: {
            /** @description Stable across reads of one draft. */
            deliveryOptionId: string;
            carrier: string;
            name: string;
            collectionPoint: components["schemas"]["CollectionPoint"] | null;
            price: components["schemas"]["Price"];
            estimatedDeliveryDate: string | null;
        };
        /** CollectionPoint */
        CollectionPoint: {
            id: string;
            name: string;
            addressLine1: string;
            postCode: string;
            city: string;
            country: string;
        };
        /**
         * Totals
         * @description Totals of the lines, without delivery; null if too large to be ordered.
         */
        Totals: {
            net: number | null;
            vat: number | null;
            gross: number | null;
        };
        /**
         * CheckoutProblem
         * @description A reason why this draft cannot be submitted.
         */
        CheckoutProblem: {
            /** @example orderLines[0].materialId */
            fieldName: string;
            code: components["schemas"]["CheckoutProblemCode"];
            message: string;
        };
        /**
         * CheckoutProblemCode
         * @example material_unknown
         * @enum {string}
         */
        CheckoutProblemCode: "no_order_lines" | "too_many_expanded_lines" | "material_missing" | "material_type_unknown" | "material_unknown" | "material_ambiguous" | "configuration_unknown" | "configuration_part_gone" | "configuration_part_not_taken" | "configuration_incomplete" | "configuration_incompatible" | "price_list_missing" | "price_missing" | "quantity_too_large" | "total_too_large" | "sold_out" | "text_empty" | "email_invalid" | "country_not_served";
        /** Cart */
        Cart: {
            customerId: string;
            currency: string;
            /** @description Grows with every change. */
            version: number;
            lines: components["schemas"]["CartLine"][];
            references: components["schemas"]["OrderReferences"] | null;
            notes: components["schemas"]["Notes"] | null;
            delivery: components["schemas"]["CartDelivery"] | null;
            /** @description What a draft of this cart would offer. Best first. */
            deliveryOptions: components["schemas"]["DeliveryOption"][];
            totals: components["schemas"]["Totals"];
            /** @description Other reasons why the cart cannot be ordered now, such as a missing address. */
            problems: components["schemas"]["CheckoutProblem"][];
        };
        /** CartLine */
        CartLine: {
            lineId: string;
            materialId: components["schemas"]["CheckoutMaterialId"] | null;
            materialNumber: string | null;
            name: string | null;
            /** Format: int32 */
            quantity: number;
            unitPrice: components["schemas"]["Price"] | null;
            priceRule?: components["schemas"]["AppliedPriceRule"];
            availability: components["schemas"]["Availability"] | null;
            references: components["schemas"]["CheckoutLineReferences"] | null;
            /** @description The parts of a PC. */
            orderLines: components["schemas"]["CheckoutLine"][];
            /** @description Why this line cannot be ordered now. */
            problems: components["schemas"]["CheckoutProblem"][];
        };
        /** CartDelivery */
        CartDelivery: {
            deliveryAddress?: components["schemas"]["CartAddress"] | null;
            preferences?: components["schemas"]["DeliveryPreferences"] | null;
            deliveryOptionId?: string | null;
        };
        /**
         * CartAddress
         * @description A delivery address as typed so far; every part may be missing.
         */
        CartAddress: {
            name?: string | null;
            addressLine1?: string | null;
            addressLine2?: string | null;
            postCode?: string | null;
            city?: string | null;
            country?: string | null;
            contactPersonName?: string | null;
            phone?: string | null;
            mobilePhone?: string | null;
            email?: string | null;
            globalLocationNumber?: string | null;
        };
        /** CartLinesInput */
        CartLinesInput: {
            lines: components["schemas"]["CartLineInput"][];
        };
        /** CartLineInput */
        CartLineInput: {
            materialId: components["schemas"]["MaterialId"];
            /** @example 2 */
            quantity: number | string;
            references?: components["schemas"]["LineReferences"] | null;
        };
        /**
         * CartLineChange
         * @description Members that are missing or null are not changed.
         */
        CartLineChange: {
            /** @example 3 */
            quantity?: number | string | null;
            references?: components["schemas"]["LineReferences"] | null;
        };
        /**
         * CartChange
         * @description Members that are missing or null are not changed; others are replaced as a whole.
         */
        CartChange: {
            references?: components["schemas"]["OrderReferences"] | null;
            notes?: components["schemas"]["Notes"] | null;
            delivery?: components["schemas"]["CartDelivery"] | null;
        };
        /** AddressList */
        AddressList: {
            /** @description The last used first. */
            addresses: components["schemas"]["SavedAddress"][];
        };
        /** SavedAddress */
        SavedAddress: {
            addressId: string;
            deliveryAddress: components["schemas"]["DeliveryAddress"];
            /** Format: date-time */
            usedAt: string;
        };
        /** OrderList */
        OrderList: {
            /** @description Newest first. */
            orders: components["schemas"]["ListedOrder"][];
            nextCursor: string | null;
        };
        /** ListedOrder */
        ListedOrder: {
            orderId: string | null;
            checkoutId: string | null;
            currency: string | null;
            /**
             * @description Time of each event, by event name.
             * @example {
             *       "placed": "2026-01-15T09:30:00.000Z"
             *     }
             */
            events: {
                [key: string]: string;
            };
            parties: components["schemas"]["Parties"];
            references: components["schemas"]["PlacedOrderReferences"] | null;
            orderLines: components["schemas"]["OrderLine"][];
            /** @description Units that are not shipped yet, grouped by the time they can be shipped. */
            expectedDeliveries: components["schemas"]["ExpectedDelivery"][];
            /** @description Shipped deliveries. */
            deliveries: components["schemas"]["Delivery"][];
            /** @description Invoices and credit notes. */
            billings: components["schemas"]["Billing"][];
            notes: components["schemas"]["OrderNotes"] | null;
            expectedAt?: string | null;
            /** @description With `expected=true`: whether the day of the next arrival has passed. */
            isLate?: boolean;
        };
        /** Parties */
        Parties: {
            /** @description The account that bought. */
            soldTo: string;
            /** @description The account it is shipped to. */
            shipTo: string;
            /** @description The account it is billed to. */
            billTo: string;
            contactTo: string | null;
            placedBy: string | null;
        };
        /** PlacedOrderReferences */
        PlacedOrderReferences: {
            billingReference: string | null;
            deliveryReference: string | null;
        };
        /** OrderLine */
        OrderLine: {
            /**
             * @description `10`, `20`, …; children of `10` are `10.1`, `10.2`, …
             * @example 10
             */
            lineNumber: string;
            name: string;
            description: string | null;
            /** @description The product; the bundle for a PC; the option for a delivery. */
            materialNumber: string;
            quantity: components["schemas"]["OrderLineQuantity"];
            unitPrice: components["schemas"]["Price"];
            references: components["schemas"]["OrderLineReferences"] | null;
            categories: components["schemas"]["LineCategory"][];
            orderLines: components["schemas"]["OrderLine"][];
        };
        /** OrderLineQuantity */
        OrderLineQuantity: {
            /**
             * Format: int32
             * @description Ordered.
             */
            total: number;
            /**
             * Format: int32
             * @description Shipped.
             */
            fulfilled: number;
            /**
             * Format: int32
             * @description Cancelled; the rest is still open.
             */
            cancelled: number;
        };
        /** OrderLineReferences */
        OrderLineReferences: {
            deliveryReference: string | null;
        };
        /**
         * LineCategory
         * @enum {string}
         */
        LineCategory: "PHYSICAL_ITEM" | "SERVICE" | "DELIVERY" | "VIRTUAL_ITEM";
        /** ExpectedDelivery */
        ExpectedDelivery: {
            estimatedDeliveryDate: string | null;
            expectedLines: components["schemas"]["ExpectedLine"][];
            collectionPoint: components["schemas"]["CollectionPoint"] | null;
            deliveryAddress: components["schemas"]["DeliveryAddress"] | null;
        };
        /** ExpectedLine */
        ExpectedLine: {
            orderLineNumber: string;
            /** Format: int32 */
            quantity: number;
            references: components["schemas"]["OrderLineReferences"] | null;
            status: components["schemas"]["ExpectedStatus"];
            availableAt: string | null;
        };
        /** Delivery */
        Delivery: {
            deliveryId: string;
            trackingNumber: string | null;
            /**
             * @description Time of each event, by event name.
             * @example {
             *       "placed": "2026-01-15T09:30:00.000Z"
             *     }
             */
            events: {
                [key: string]: string;
            };
            deliveryLines: components["schemas"]["DeliveryLine"][];
            collectionPoint: components["schemas"]["CollectionPoint"] | null;
            deliveryAddress: components["schemas"]["DeliveryAddress"] | null;
        };
        /** DeliveryLine */
        DeliveryLine: {
            lineNumber: string;
            /** Format: int32 */
            quantity: number;
            orderLineNumber: string;
            serialNumbers: string[];
        };
        /** Billing */
        Billing: {
            billingId: string;
            /**
             * @description Time of each event, by event name.
             * @example {
             *       "placed": "2026-01-15T09:30:00.000Z"
             *     }
             */
            events: {
                [key: string]: string;
            };
            type: components["schemas"]["BillingType"];
            billingLine: components["schemas"]["BillingLine"][];
        };
        /**
         * BillingType
         * @enum {string}
         */
        BillingType: "Invoice" | "CreditNote";
        /** BillingLine */
        BillingLine: {
            lineNumber: string;
            /** Format: int32 */
            quantity: number;
            orderLineNumber: string | null;
            serialNumbers: string[];
        };
        /** OrderNotes */
        OrderNotes: {
            messageToSalesDepartment: string | null;
        };
        /** OrderAnswer */
        OrderAnswer: {
            order: components["schemas"]["Order"];
        };
        /** Order */
        Order: {
            orderId: string | null;
            checkoutId: string | null;
            currency: string | null;
            /**
             * @description Time of each event, by event name.
             * @example {
             *       "placed": "2026-01-15T09:30:00.000Z"
             *     }
             */
            events: {
                [key: string]: string;
            };
            parties: components["schemas"]["Parties"];
            references: components["schemas"]["PlacedOrderReferences"] | null;
            orderLines: components["schemas"]["OrderLine"][];
            /** @description Units that are not shipped yet, grouped by the time they can be shipped. */
            expectedDeliveries: components["schemas"]["ExpectedDelivery"][];
            /** @description Shipped deliveries. */
            deliveries: components["schemas"]["Delivery"][];
            /** @description Invoices and credit notes. */
            billings: components["schemas"]["Billing"][];
            notes: components["schemas"]["OrderNotes"] | null;
        };
        /** AllowedActions */
        AllowedActions: {
            canBeCancelled: boolean;
        };
        /** CandidatesToValidate */
        CandidatesToValidate: {
            baseConfiguration: components["schemas"]["ProductReference"][];
            productsToValidate: components["schemas"]["ProductReference"][];
            productIdToReplace: string | null;
        };
        /** ProductReference */
        ProductReference: {
            /** @example cpu-amd-ryzen-7-9800x3d */
            productId: string;
        };
        /** BatchResult */
        BatchResult: {
            /** @description One per candidate, in the order of the request. */
            results: components["schemas"]["CandidateResult"][];
        };
        /** CandidateResult */
        CandidateResult: {
            productId: string;
            validationResult: components["schemas"]["ValidationResult"];
        };
        /** ValidationResult */
        ValidationResult: {
            /** @description True if and only if there are no errors. */
            isValid: boolean;
            /** @description Products that are unknown, are not components, or are named in an error. */
            invalidProducts: string[];
            /** @description Worst first. */
            errors: components["schemas"]["CompatibilityError"][];
            /** @description Worst first. */
            warnings: components["schemas"]["CompatibilityWarning"][];
        };
        /** CompatibilityError */
        CompatibilityError: {
            /** @example Socket */
            ruleName: string;
            /** @description The incompatibility with both values, and a fix. */
            message: string;
            /** @description Short enough for a badge. */
            shortMessage: string;
            severity: components["schemas"]["Severity"];
            /** @description Each once, in the order of the configuration. */
            relatedProducts: string[];
        };
        /**
         * Severity
         * @description `Blocking`: cannot be assembled or will not start. `Unsafe`: could damage parts or overload power.
         * @enum {string}
         */
        Severity: "Blocking" | "Unsafe";
        /** CompatibilityWarning */
        CompatibilityWarning: {
            ruleName: string;
            message: string;
            shortMessage: string;
            category: components["schemas"]["WarningCategory"];
            /** @description Each once, in the order of the configuration. */
            relatedProducts: string[];
        };
        /**
         * WarningCategory
         * @description `Unverified`: a fact that the check needs is unknown.
         * @enum {string}
         */
        WarningCategory: "Performance" | "Clearance" | "Power" | "Firmware" | "Completeness" | "Unverified" | "Advice";
        /** GroupToValidate */
        GroupToValidate: {
            baseConfiguration: components["schemas"]["ProductReference"][];
            /**
             * Format: uuid
             * @description Every product of this group is validated.
             */
            productGroupId: string;
            productIdToReplace: string | null;
        };
        /** GroupOutcomes */
        GroupOutcomes: {
            outcomes: components["schemas"]["ComponentOutcome"][];
        };
        /** ComponentOutcome */
        ComponentOutcome: {
            /** @description Of the whole configuration. */
            isValid: boolean;
            /** @description Those that concern the product; worst first. */
            findings: components["schemas"]["OutcomeFinding"][];
            /** @description The products with this outcome, by name. */
            productIds: string[];
        };
        /** OutcomeFinding */
        OutcomeFinding: {
            /** @example Socket */
            ruleName: string;
            /** @description Short enough for a badge. */
            shortMessage: string;
            /** @description Of an error; null for a warning. */
            severity: components["schemas"]["Severity"] | null;
            /** @description Of a warning; null for an error. */
            category: components["schemas"]["WarningCategory"] | null;
        };
        /** CandidatesToFind */
        CandidatesToFind: {
            baseConfiguration: components["schemas"]["ProductReference"][];
            /**
             * Format: uuid
             * @description Every product of this group is validated.
             */
            productGroupId: string;
            productIdToReplace: string | null;
            /** @description Products to return; 50 by default. */
            limit?: number | string | null;
        };
        /** BestCandidates */
        BestCandidates: {
            counts: components["schemas"]["CandidateCounts"];
            /** @description The best products, listed by name. */
            candidates: components["schemas"]["BestCandidate"][];
        };
        /**
         * CandidateCounts
         * @description How many products of the whole group fit.
         */
        CandidateCounts: {
            /** @description Products without a finding that matters for the choice. */
            fits: number;
            /** @description Products of which a missing fact leaves something unchecked. */
            unsure: number;
            /** @description Products with warnings. */
            warns: number;
            /** @description Products with errors. */
            clashes: number;
        };
        /** BestCandidate */
        BestCandidate: {
            /** @description Of the whole configuration. */
            isValid: boolean;
            /** @description Those that concern the product. */
            findings: components["schemas"]["OutcomeFinding"][];
            product: components["schemas"]["CatalogProduct"];
        };
        /** CatalogProduct */
        CatalogProduct: {
            productId: string;
            productGroupId: string | null;
            kind: string | null;
            name: string;
            description: string | null;
            manufacturer: string | null;
            manufacturerPartNumber: string | null;
            ean: string | null;
            category: string;
            discontinued: boolean;
            /** @description Facts about the part, named as its kind defines them. A missing fact is unknown. */
            facts: {
                [key: string]: unknown;
            };
            /** @description Addresses of pictures, the first for lists: https addresses, or paths of uploaded pictures below the base path. */
            images: string[];
            price: components["schemas"]["CatalogPrice"] | null;
            availability: components["schemas"]["CatalogAvailability"];
            /** @description The lowest price of one unit in the last 30 days; only if one product is read. */
            lowestPrice30Days?: components["schemas"]["CatalogPrice"] | null;
        };
        /**
         * CatalogPrice
         * @description Price for the caller's default account; null if it has none.
         */
        CatalogPrice: {
            currency: string;
            net: number;
            vat: number;
            gross: number;
        };
        /**
         * CatalogAvailability
         * @description Availability of one unit now.
         */
        CatalogAvailability: {
            status: components["schemas"]["ExpectedStatus"];
            availableAt: string | null;
            freeUnits: number | null;
        };
        /** ConfigurationToValidate */
        ConfigurationToValidate: {
            /** @description Repeat a product to include several units of it. */
            products: components["schemas"]["ProductReference"][];
        };
        /** ConfigurationToSummarize */
        ConfigurationToSummarize: {
            /** @description Repeat a product to include several units of it. */
            products: components["schemas"]["ProductReference"][];
            bundleId?: string | null;
        };
        /** Summary */
        Summary: {
            price: components["schemas"]["SummaryPrice"] | null;
            assembly: components["schemas"]["SummaryAssembly"] | null;
            /** @description Products that the price does not include. */
            unpricedProducts: string[];
            power: components["schemas"]["PowerSummary"];
            missing: string[];
            /** @description Checks that could not be made, with the missing fact. */
            uncheckedFacts: components["schemas"]["UncheckedFact"][];
            validationResult: components["schemas"]["ValidationResult"];
        };
        /** SummaryPrice */
        SummaryPrice: {
            currency: string;
            net: number;
            vat: number;
            gross: number;
        };
        /**
         * SummaryAssembly
         * @description The assembly of the bundle, which the price includes; null without a bundle or parts.
         */
        SummaryAssembly: {
            productId: string;
            name: string;
            price: components["schemas"]["Price"] | null;
        };
        /** PowerSummary */
        PowerSummary: {
            /** @description Estimated draw under full load. */
            estimatedWatts: number;
            supplyWatts: number | null;
            cpuWatts: number;
            graphicsWatts: number;
            restWatts: number;
        };
        /** UncheckedFact */
        UncheckedFact: {
            ruleName: string;
            productId: string;
            fact: string;
        };
        /** ConfigurationToFix */
        ConfigurationToFix: {
            /** @description Repeat a product to include several units of it. */
            products: components["schemas"]["ProductReference"][];
        };
        /** Fixes */
        Fixes: {
            /** @description As few changes as possible; those by which the customer loses least first. A compromise comes last. Empty if the configuration is valid. */
            fixes: components["schemas"]["Fix"][];
            /** @description True: no fix with fewer changes or less loss exists among the products that the account can buy. False: the search reached its time limit, or nothing was found; what is proposed is valid. */
            isProven: boolean;
            /** @description Products that the prices do not include. */
            unpricedProducts: string[];
        };
        /** Fix */
        Fix: {
            changes: components["schemas"]["Change"][];
            /** @description All products of the PC after the changes. */
            products: components["schemas"]["ProposedProduct"][];
            price: components["schemas"]["ProposalPrice"];
            priceDifference: components["schemas"]["PriceDifference"];
            /**
             * @description Names of the rules that refuse the given configuration and accept this one.
             * @example [
             *       "CpuSocket"
             *     ]
             */
            solves: string[];
            /**
             * @description downgrade: a weaker product in the place of the most expensive one, or a kind of product less. doubt: a new warning, or a product of which a fact is missing that a check needs. none: neither.
             * @enum {string}
             */
            compromise: "none" | "downgrade" | "doubt";
            /**
             * @description What it changes and keeps, in a sentence; a compromise is named.
             * @example Changes the power supply and keeps everything else.
             */
            reason: string;
            validationResult: components["schemas"]["ValidationResult"];
        };
        /** Change */
        Change: {
            remove: string | null;
            add: string | null;
        };
        /** ProposedProduct */
        ProposedProduct: {
            productId: string;
        };
        /**
         * ProposalPrice
         * @description At the caller's default account. Products without a price are not counted.
         */
        ProposalPrice: {
            /** @example NOK */
            currency: string;
            /** Format: double */
            net: number;
            /** Format: double */
            vat: number;
            /** Format: double */
            gross: number;
        };
        /**
         * PriceDifference
         * @description Difference to the given configuration; negative if the proposal costs less.
         */
        PriceDifference: {
            /** Format: double */
            net: number;
            /** Format: double */
            vat: number;
            /** Format: double */
            gross: number;
        };
        /** ConfigurationToComplete */
        ConfigurationToComplete: {
            /** @description The PC on offer that is to be completed. */
            bundleId: string;
            /** @description Repeat a product to include several units of it. */
            products: components["schemas"]["ProductReference"][];
            /**
             * @description Bounds the gross price of all products, those given included, in the account's currency; the assembly service is counted only with `withAssembly`. If missing, three levels of spending are proposed.
             * @example 15000
             */
            budget?: number | string | null;
            purpose?: ("gaming" | "office" | "workstation" | "quiet") | null;
            withAssembly?: boolean | null;
        };
        /** Completions */
        Completions: {
            /** @description With a budget, the best first; each has another CPU or graphics chip. Without, one per level of spending. */
            completions: components["schemas"]["Completion"][];
            /**
             * @description What the PCs were chosen for.
             * @enum {string}
             */
            purpose: "gaming" | "office" | "workstation" | "quiet";
            cheapestPrice: components["schemas"]["ProposalPrice"] | null;
            /** @description True: the first is the best of all PCs considered. False: the time for the search was over first; what is proposed is valid all the same. */
            isProven: boolean;
            /** @description Products that the prices do not include. */
            unpricedProducts: string[];
            /** @description Why the given products cannot be completed with any budget. */
            obstacles: components["schemas"]["CompletionObstacle"][];
        };
        /** Completion */
        Completion: {
            /** @description All products of the PC: the given ones, then the added ones. */
            products: components["schemas"]["ProposedProduct"][];
            added: components["schemas"]["ProposedProduct"][];
            price: components["schemas"]["ProposalPrice"];
            validationResult: components["schemas"]["ValidationResult"];
            level: ("entry" | "balanced" | "high") | null;
            /**
             * Format: double
             * @description An estimate of what the PC is worth for its purpose: the weighted geometric mean of the points of its parts, where 100 is a good middle. Compare it only with scores for the same purpose.
             */
            score: number;
            /** @description One sentence why. */
            reason: string;
            summary: components["schemas"]["CompletionSummary"];
            shareOfBudget: number | null;
        };
        /**
         * CompletionSummary
         * @description What the sentence is made of.
         */
        CompletionSummary: {
            headline: string;
            /** @description The parts that matter most, in short. */
            highlights: string[];
            /** @description What else a customer should know. */
            remarks: string[];
        };
        /** CompletionObstacle */
        CompletionObstacle: {
            message: string;
            relatedProducts: string[];
        };
        /** PcConfiguration */
        PcConfiguration: {
            /** @description The PC on offer that it is built from. */
            bundleId: string;
            products: components["schemas"]["ConfigurationProduct"][];
        };
        /** ConfigurationProduct */
        ConfigurationProduct: {
            productId: string;
            /** Format: uuid */
            productGroupId: string;
        };
        /** SavedConfigurationId */
        SavedConfigurationId: {
            /** @description Order it as a material of type `PcConfiguration`. */
            configurationId: string;
        };
        /** SavedConfiguration */
        SavedConfiguration: {
            configurationId: string;
            bundleId: string;
            products: components["schemas"]["ConfigurationProduct"][];
            /** Format: date-time */
            createdAt: string;
            validationResult: components["schemas"]["ValidationResult"];
        };
        /** NewBuild */
        NewBuild: {
            /**
             * @description Chosen by its owner; not empty.
             * @example Living room PC
             */
            name: string;
            /** @description A saved PC of the same account. */
            configurationId: string;
        };
        /** Build */
        Build: {
            buildId: string;
            name: string;
            bundleId: string;
            bundleName: string | null;
            /** Format: date-time */
            updatedAt: string;
            /**
             * Format: int32
             * @description The newest one, which all other members describe.
             */
            version: number;
            configurationId: string;
            priceWhenSaved: components["schemas"]["BuildPrice"] | null;
            priceNow: components["schemas"]["BuildPrice"] | null;
            /** @description Why it cannot be ordered now; empty if everything still fits. */
            problems: components["schemas"]["BuildProblem"][];
            /** @description Names of parts that are not in stock now. */
            unavailable: string[];
            share: components["schemas"]["BuildShare"] | null;
            /** @description Of the newest version; the assembly last. */
            parts: components["schemas"]["BuildPart"][];
            /** @description Newest first. */
            versions: components["schemas"]["BuildVersion"][];
        };
        /**
         * BuildPrice
         * @description Null without a price list, or if a part has no price.
         */
        BuildPrice: {
            currency: string;
            net: number;
            vat: number;
            gross: number;
        };
        /** BuildProblem */
        BuildProblem: {
            /** @enum {string} */
            code: "no_order_lines" | "too_many_expanded_lines" | "material_missing" | "material_type_unknown" | "material_unknown" | "material_ambiguous" | "configuration_unknown" | "configuration_part_gone" | "configuration_part_not_taken" | "configuration_incomplete" | "configuration_incompatible" | "price_list_missing" | "price_missing" | "quantity_too_large" | "total_too_large" | "sold_out" | "text_empty" | "email_invalid" | "country_not_served";
            message: string;
        };
        /** BuildShare */
        BuildShare: {
            /** @description Opens the build at `/shared/{shareId}`, without a credential. */
            shareId: string;
            withPrices: boolean;
        };
        /** BuildPart */
        BuildPart: {
            productId: string;
            name: string;
            groupName: string | null;
            kind: string | null;
            manufacturerPartNumber: string | null;
            /** Format: int32 */
            quantity: number;
            unitPrice: components["schemas"]["BuildPrice"] | null;
            availability: components["schemas"]["ExpectedStatus"];
        };
        /** BuildVersion */
        BuildVersion: {
            /**
             * Format: int32
             * @description From 1.
             */
            version: number;
            /** @description Order it as a material of type `PcConfiguration`. */
            configurationId: string;
            /** Format: date-time */
            savedAt: string;
            price: components["schemas"]["BuildPrice"] | null;
        };
        /** Builds */
        Builds: {
            builds: components["schemas"]["BuildSummary"][];
        };
        /** BuildSummary */
        BuildSummary: {
            buildId: string;
            name: string;
            bundleId: string;
            bundleName: string | null;
            /** Format: date-time */
            updatedAt: string;
            /**
             * Format: int32
             * @description The newest one, which all other members describe.
             */
            version: number;
            configurationId: string;
            priceWhenSaved: components["schemas"]["BuildPrice"] | null;
            priceNow: components["schemas"]["BuildPrice"] | null;
            /** @description Why it cannot be ordered now; empty if everything still fits. */
            problems: components["schemas"]["BuildProblem"][];
            /** @description Names of parts that are not in stock now. */
            unavailable: string[];
            share: components["schemas"]["BuildShare"] | null;
        };
        /** NewBuildName */
        NewBuildName: {
            /**
             * @description Chosen by its owner; not empty.
             * @example Living room PC
             */
            name: string;
        };
        /** NewBuildVersion */
        NewBuildVersion: {
            /** @description A saved PC of the same account. */
            configurationId: string;
        };
        /** BuildCopy */
        BuildCopy: {
            name?: string | null;
        };
        /** NewShare */
        NewShare: {
            /** @description Whether it shows the prices of the owner's account. */
            withPrices: boolean;
        };
        /** SharedBuild */
        SharedBuild: {
            name: string;
            bundleId: string;
            bundleName: string | null;
            /** Format: date-time */
            savedAt: string;
            /** @description Without prices, `unitPrice` is null. */
            parts: components["schemas"]["BuildPart"][];
            price: components["schemas"]["BuildPrice"] | null;
            problems: components["schemas"]["BuildProblem"][];
        };
        /** ComponentPrices */
        ComponentPrices: {
            /** @description Ordered by productId. */
            prices: components["schemas"]["ComponentPrice"][];
        };
        /** ComponentPrice */
        ComponentPrice: {
            productId: string;
            /** Format: double */
            net: number;
            /**
             * Format: double
             * @description net × (1 + vatRate), to the minor unit.
             */
            gross: number;
            /**
             * Format: double
             * @description A fraction: 0.25 is 25 %.
             * @example 0.25
             */
            vatRate: number;
        };
        /** CatalogGroups */
        CatalogGroups: {
            groups: components["schemas"]["CatalogGroup"][];
        };
        /** CatalogGroup */
        CatalogGroup: {
            /** Format: uuid */
            productGroupId: string;
            /** @example cpu */
            kind: string;
            /** @example Processors */
            name: string;
        };
        /** CatalogBundles */
        CatalogBundles: {
            bundles: components["schemas"]["CatalogBundle"][];
        };
        /** CatalogBundle */
        CatalogBundle: {
            bundleId: string;
            name: string;
            description: string | null;
            purpose: ("gaming" | "office" | "workstation" | "quiet") | null;
            groups: components["schemas"]["BundleSlot"][];
        };
        /** BundleSlot */
        BundleSlot: {
            /** Format: uuid */
            productGroupId: string;
            name: string;
            min: number;
            max: number;
        };
        /** CatalogProducts */
        CatalogProducts: {
            products: components["schemas"]["CatalogProduct"][];
            nextCursor: string | null;
            facets: components["schemas"]["Facets"];
            /**
             * @description Values for `search` that find products; only if nothing was found. At most three, the nearest first.
             * @example [
             *       "ryzen 7 9800x3d"
             *     ]
             */
            suggestions?: string[];
        };
        /**
         * Facets
         * @description Number of found products per manufacturer and per fact value.
         */
        Facets: {
            manufacturers: components["schemas"]["FacetValue"][];
            /** @description Facts that distinguish the products of the group best; empty unless one group is requested. */
            facts: components["schemas"]["FactFacet"][];
        };
        /** FacetValue */
        FacetValue: {
            value: string;
            count: number;
        };
        /** FactFacet */
        FactFacet: {
            name: string;
            values: components["schemas"]["FactFacetValue"][];
        };
        /** FactFacetValue */
        FactFacetValue: {
            value: string;
            count: number;
        };
        /** OfferVersion */
        OfferVersion: {
            /** @description Differs from the one before if something changed. */
            version: string;
        };
        /** CatalogAlternatives */
        CatalogAlternatives: {
            products: components["schemas"]["CatalogProduct"][];
        };
        /** MatchRequest */
        MatchRequest: {
            rows: components["schemas"]["MatchRow"][];
        };
        /** MatchRow */
        MatchRow: {
            /**
             * @description A number or a name of a product, or a text that has one.
             * @example 100-100001084WOF
             */
            text: string;
        };
        /** MatchAnswer */
        MatchAnswer: {
            rows: components["schemas"]["RowMatch"][];
        };
        /** RowMatch */
        RowMatch: {
            match: components["schemas"]["MatchKind"];
            matchedBy: components["schemas"]["MatchedBy"] | null;
            /** @description Best first, at most five. */
            products: components["schemas"]["MatchedProduct"][];
        };
        /**
         * MatchKind
         * @description `exact`: one product, for certain. `candidates`: choose one. `none`: nothing was found.
         * @enum {string}
         */
        MatchKind: "exact" | "candidates" | "none";
        /**
         * MatchedBy
         * @description What the row and the product of an exact match have in common.
         * @enum {string}
         */
        MatchedBy: "productId" | "ean" | "manufacturerPartNumber" | "name";
        /** MatchedProduct */
        MatchedProduct: {
            productId: string;
            name: string;
            manufacturer: string | null;
            manufacturerPartNumber: string | null;
            ean: string | null;
            productGroupId: string | null;
            discontinued: boolean;
            price: components["schemas"]["CatalogPrice"] | null;
        };
        /** ProductImages */
        ProductImages: {
            /** @description The first is shown in lists. */
            images: string[];
        };
        /** NewImage */
        NewImage: {
            /** @description The bytes of the picture in base64: PNG, JPEG, WebP or AVIF. */
            data: string;
        };
        /** UploadedImage */
        UploadedImage: {
            imageId: string;
            /** @description Where the picture is read, without a credential; below the base path of the service. Use it in `images`. */
            url: string;
        };
        /** AdministeredProductGroupList */
        AdministeredProductGroupList: {
            groups: components["schemas"]["AdministeredProductGroup"][];
            nextCursor: string | null;
        };
        /** AdministeredProductGroup */
        AdministeredProductGroup: {
            /** Format: uuid */
            productGroupId: string;
            /** @example cpu */
            kind: string;
            name: string;
            /**
             * @description Grows with every change. Send it in quotes as `If-Match` with a change.
             * @example 1
             */
            version: number;
            /** @description It is no longer sold, listed or proposed. */
            retired: boolean;
        };
        /** NewProductGroup */
        NewProductGroup: {
            /** Format: uuid */
            productGroupId: string;
            /** @example cpu */
            kind: string;
            name: string;
        };
        /**
         * ProductGroupChange
         * @description A JSON Merge Patch: missing members are not changed; null, or an empty text, removes an optional one. Objects are merged, so that `facts` changes the facts it names.
         */
        ProductGroupChange: {
            /** @example cpu */
            kind?: string;
            name?: string;
            /** @description True retires it, false brings it back. */
            retired?: boolean;
        };
        /** AdministeredProductList */
        AdministeredProductList: {
            products: components["schemas"]["ListedProduct"][];
            nextCursor: string | null;
        };
        /** ListedProduct */
        ListedProduct: {
            /** @description The material number. */
            productId: string;
            name: string;
            description?: string | null;
            manufacturer?: string | null;
            manufacturerPartNumber?: string | null;
            ean?: string | null;
            category?: ("PHYSICAL_ITEM" | "SERVICE" | "VIRTUAL_ITEM") | null;
            weightGrams?: number | null;
            discontinued?: boolean | null;
            productGroupId?: string | null;
            facts?: {
                [key: string]: unknown;
            } | null;
            images?: string[] | null;
            /**
             * @description Grows with every change. Send it in quotes as `If-Match` with a change.
             * @example 1
             */
            version: number;
            /** @description It is no longer sold, listed or proposed. */
            retired: boolean;
            net: number | null;
            freeUnits: number | null;
        };
        /** AdministeredProduct */
        AdministeredProduct: {
            /** @description The material number. */
            productId: string;
            name: string;
            description?: string | null;
            manufacturer?: string | null;
            manufacturerPartNumber?: string | null;
            ean?: string | null;
            category?: ("PHYSICAL_ITEM" | "SERVICE" | "VIRTUAL_ITEM") | null;
            weightGrams?: number | null;
            discontinued?: boolean | null;
            productGroupId?: string | null;
            facts?: {
                [key: string]: unknown;
            } | null;
            images?: string[] | null;
            /**
             * @description Grows with every change. Send it in quotes as `If-Match` with a change.
             * @example 1
             */
            version: number;
            /** @description It is no longer sold, listed or proposed. */
            retired: boolean;
        };
        /** NewProduct */
        NewProduct: {
            /** @description The material number. */
            productId: string;
            name: string;
            description?: string | null;
            manufacturer?: string | null;
            manufacturerPartNumber?: string | null;
            ean?: string | null;
            category?: ("PHYSICAL_ITEM" | "SERVICE" | "VIRTUAL_ITEM") | null;
            weightGrams?: number | null;
            discontinued?: boolean | null;
            productGroupId?: string | null;
            facts?: {
                [key: string]: unknown;
            } | null;
            images?: string[] | null;
        };
        /**
         * ProductChange
         * @description A JSON Merge Patch: missing members are not changed; null, or an empty text, removes an optional one. Objects are merged, so that `facts` changes the facts it names.
         */
        ProductChange: {
            name?: string;
            description?: string | null;
            manufacturer?: string | null;
            manufacturerPartNumber?: string | null;
            ean?: string | null;
            category?: ("PHYSICAL_ITEM" | "SERVICE" | "VIRTUAL_ITEM") | null;
            weightGrams?: number | null;
            discontinued?: boolean | null;
            productGroupId?: string | null;
            facts?: {
                [key: string]: unknown;
            } | null;
            images?: string[] | null;
            /** @description True retires it, false brings it back. */
            retired?: boolean;
        };
        /** AdministeredBundleList */
        AdministeredBundleList: {
            bundles: components["schemas"]["AdministeredBundle"][];
            nextCursor: string | null;
        };
        /** AdministeredBundle */
        AdministeredBundle: {
            bundleId: string;
            name: string;
            description?: string | null;
            groups: {
                /** Format: uuid */
                productGroupId: string;
                /** Format: int32 */
                min: number;
                /** Format: int32 */
                max: number;
            }[];
            /** @description The service that assembles the PC. */
            assemblyProductId: string;
            purpose?: ("gaming" | "office" | "workstation" | "quiet") | null;
            caseTypes?: string[] | null;
            /**
             * @description Grows with every change. Send it in quotes as `If-Match` with a change.
             * @example 1
             */
            version: number;
            /** @description It is no longer sold, listed or proposed. */
            retired: boolean;
        };
        /** NewBundle */
        NewBundle: {
            bundleId: string;
            name: string;
            description?: string | null;
            groups: {
                /** Format: uuid */
                productGroupId: string;
                /** Format: int32 */
                min: number;
                /** Format: int32 */
                max: number;
            }[];
            /** @description The service that assembles the PC. */
            assemblyProductId: string;
            purpose?: ("gaming" | "office" | "workstation" | "quiet") | null;
            caseTypes?: string[] | null;
        };
        /**
         * BundleChange
         * @description A JSON Merge Patch: missing members are not changed; null, or an empty text, removes an optional one. Objects are merged, so that `facts` changes the facts it names.
         */
        BundleChange: {
            name?: string;
            description?: string | null;
            groups?: {
                /** Format: uuid */
                productGroupId: string;
                /** Format: int32 */
                min: number;
                /** Format: int32 */
                max: number;
            }[];
            /** @description The service that assembles the PC. */
            assemblyProductId?: string;
            purpose?: ("gaming" | "office" | "workstation" | "quiet") | null;
            caseTypes?: string[] | null;
            /** @description True retires it, false brings it back. */
            retired?: boolean;
        };
        /** AdministeredPriceListList */
        AdministeredPriceListList: {
            priceLists: components["schemas"]["AdministeredPriceList"][];
            nextCursor: string | null;
        };
        /** AdministeredPriceList */
        AdministeredPriceList: {
            /** @example NOK-standard */
            priceList: string;
            /**
             * @description ISO 4217.
             * @example NOK
             */
            currency: string;
            /**
             * @description Grows with every change. Send it in quotes as `If-Match` with a change.
             * @example 1
             */
            version: number;
            /** @description It is no longer sold, listed or proposed. */
            retired: boolean;
        };
        /** NewPriceList */
        NewPriceList: {
            /** @example NOK-standard */
            priceList: string;
            /**
             * @description ISO 4217.
             * @example NOK
             */
            currency: string;
        };
        /**
         * PriceListChange
         * @description A JSON Merge Patch: missing members are not changed; null, or an empty text, removes an optional one. Objects are merged, so that `facts` changes the facts it names.
         */
        PriceListChange: {
            /** @description True retires it, false brings it back. */
            retired?: boolean;
        };
        /** FactList */
        FactList: {
            kinds: components["schemas"]["FactsOfKind"][];
            rules: components["schemas"]["RuleAboutFacts"][];
        };
        /** FactsOfKind */
        FactsOfKind: {
            /** @example case */
            kind: string;
            name: string;
            facts: components["schemas"]["Fact"][];
        };
        /** Fact */
        Fact: {
            /** @example maxCoolerHeightMm */
            name: string;
            /** @example Tallest CPU cooler */
            label: string;
            description: string;
            /**
             * @description `oneOf`: one of the options; `someOf`: a list of them; `numbers`: a list of numbers; `record`: an object with the members; `records`: a list of such objects.
             * @enum {string}
             */
            type: "number" | "integer" | "text" | "boolean" | "oneOf" | "someOf" | "numbers" | "record" | "records";
            unit: string | null;
            minimum: number | null;
            maximum: number | null;
            options: (string | number)[] | null;
            members: components["schemas"]["FactMember"][] | null;
            /** @description The rules that use the fact. */
            rules: string[];
        };
        /** FactMember */
        FactMember: {
            /** @example maxCoolerHeightMm */
            name: string;
            /** @example Tallest CPU cooler */
            label: string;
            description: string;
            /**
             * @description `oneOf`: one of the options; `someOf`: a list of them; `numbers`: a list of numbers; `record`: an object with the members; `records`: a list of such objects.
             * @enum {string}
             */
            type: "number" | "integer" | "text" | "boolean" | "oneOf" | "someOf" | "numbers" | "record" | "records";
            unit: string | null;
            minimum: number | null;
            maximum: number | null;
            options: (string | number)[] | null;
            /** @description Every record has this member. */
            required: boolean;
        };
        /** RuleAboutFacts */
        RuleAboutFacts: {
            /** @example CoolerHeight */
            name: string;
            title: string;
            /** @description What the rule checks. */
            checks: string;
        };
        /** MissingFactList */
        MissingFactList: {
            facts: components["schemas"]["MissingFact"][];
        };
        /** MissingFact */
        MissingFact: {
            /** @example maxCoolerHeightMm */
            fact: string;
            /** @description Undecided checks for which nothing else is missing: knowing the fact decides them. */
            settles: number;
            /** @description Undecided checks that miss the fact, alone or beside others. */
            undecided: number;
            /** @description The rules that make these checks. */
            rules: string[];
        };
        /** DataQuality */
        DataQuality: {
            /** @description All checks that cannot be made because a fact is missing. */
            undecided: number;
            /** @description False if there were too many combinations of products: then the counts are too low. */
            complete: boolean;
            /** @description Those that settle most checks first. */
            facts: components["schemas"]["FactMissingInGroup"][];
        };
        /** FactMissingInGroup */
        FactMissingInGroup: {
            productGroupId: string;
            /** @description The name of the group. */
            group: string;
            /**
             * @description The kind of part of the group.
             * @example case
             */
            kind: string;
            /** @description Products of the group that lack the fact. */
            products: number;
            /** @example maxCoolerHeightMm */
            fact: string;
            /** @description Undecided checks for which nothing else is missing: knowing the fact decides them. */
            settles: number;
            /** @description Undecided checks that miss the fact, alone or beside others. */
            undecided: number;
            /** @description The rules that make these checks. */
            rules: string[];
        };
        /** PriceListPrices */
        PriceListPrices: {
            currency: string;
            prices: components["schemas"]["UndatedPrice"][];
            nextCursor: string | null;
        };
        /** UndatedPrice */
        UndatedPrice: {
            productId: string;
            name: string;
            net: number;
            /** @description How many price rules the product has in the list. */
            rules: number;
        };
        /** ProductPrices */
        ProductPrices: {
            productId: string;
            net: number | null;
            rules: components["schemas"]["PriceRule"][];
            lowestPrice30Days: number | null;
            /** @description The last 100 prices of one unit that ended or were changed, latest first. */
            history: components["schemas"]["PastPrice"][];
        };
        /** PriceRule */
        PriceRule: {
            /** Format: int32 */
            minQuantity: number;
            validFrom: string | null;
            validUntil: string | null;
            net: number;
        };
        /** PastPrice */
        PastPrice: {
            validFrom: string | null;
            /**
             * Format: date-time
             * @description When it ended or was changed.
             */
            until: string;
            net: number;
        };
        /** ProductPricesInput */
        ProductPricesInput: {
            net?: number | null;
            netBefore?: number | null;
            unpricedBefore?: boolean | null;
            rules?: components["schemas"]["PriceRuleInput"][] | null;
            rulesBefore?: components["schemas"]["PriceRuleInput"][] | null;
        };
        /** PriceRuleInput */
        PriceRuleInput: {
            minQuantity?: number | null;
            validFrom?: string | null;
            validUntil?: string | null;
            /**
             * @description Net, in the list's currency.
             * @example 2390
             */
            net: number;
        };
        /**
         * ImportDocument
         * @description Lists of rows, as in docs/formats.md. Groups come before products, products before bundles.
         */
        ImportDocument: {
            [key: string]: unknown;
        };
        /** Import */
        Import: {
            importId: string;
            /** @enum {string} */
            kind: "catalog" | "prices" | "stock" | "carriers";
            dryRun: boolean;
            /**
             * @description Waiting: it runs, or begins soon.
             * @enum {string}
             */
            state: "Uploading" | "Waiting" | "Done" | "Failed";
            /** Format: date-time */
            createdAt: string;
            rows: components["schemas"]["ImportRows"];
            error: string | null;
            /** @description The first 100 refused rows. `GET /admin/v1/imports/{importId}/rows` has all of them. */
            refusedRows: components["schemas"]["RefusedRow"][];
        };
        /** ImportRows */
        ImportRows: {
            total: number;
            done: number;
            new: number;
            changed: number;
            equal: number;
            refused: number;
        };
        /** RefusedRow */
        RefusedRow: {
            list: string;
            line: number;
            reason: string;
        };
        /** ImportList */
        ImportList: {
            imports: components["schemas"]["ImportSummary"][];
            nextCursor: string | null;
        };
        /** ImportSummary */
        ImportSummary: {
            importId: string;
            /** @enum {string} */
            kind: "catalog" | "prices" | "stock" | "carriers";
            dryRun: boolean;
            /**
             * @description Waiting: it runs, or begins soon.
             * @enum {string}
             */
            state: "Uploading" | "Waiting" | "Done" | "Failed";
            /** Format: date-time */
            createdAt: string;
            rows: components["schemas"]["ImportRows"];
            error: string | null;
        };
        /** ImportRowList */
        ImportRowList: {
            rows: components["schemas"]["ImportedRow"][];
            nextCursor: string | null;
        };
        /** ImportedRow */
        ImportedRow: {
            list: string;
            /** @description Where the row begins in the upload, from 1. */
            line: number;
            /** @enum {string} */
            status: "new" | "changed" | "equal" | "refused";
            reason: string | null;
        };
        /** Me */
        Me: {
            /** @description The client name; `placedBy` of the orders it submits. */
            client: string;
            /**
             * @description Scopes of the credential.
             * @example [
             *       "orders:read"
             *     ]
             */
            scopes: string[];
            /** @description Accounts that the caller may act for. The first one is the default account. */
            accounts: components["schemas"]["CustomerAccount"][];
        };
        /** CustomerAccount */
        CustomerAccount: {
            /** @example 100001 */
            customerId: string;
            name: string;
            /**
             * @description ISO 3166-1 alpha-2 code.
             * @example NO
             */
            country: string;
            /**
             * @description ISO 4217 code of all its prices.
             * @example NOK
             */
            currency: string;
            /**
             * Format: double
             * @description In percent.
             * @example 25
             */
            vatRate: number;
            /** @description Whether it has a price list; an account without one cannot buy. */
            priceList: boolean;
        };
        /** NewSession */
        NewSession: {
            /** @description The ID token of the issuer, returned when the session is ended. */
            idToken?: string | null;
        };
        /** EndedSession */
        EndedSession: {
            /** @description The ID token that the session began with, to end the session at the issuer too. */
            idToken: string | null;
        };
        /** Dashboard */
        Dashboard: {
            /**
             * Format: date-time
             * @description Time at which states and late deliveries were counted.
             */
            at: string;
            /** @description Every requested hour, oldest first. */
            ordersPerHour: components["schemas"]["OrdersOfHour"][];
            /** @description Every state, in the order in which an order passes them. */
            states: components["schemas"]["OrdersInState"][];
            lateDeliveries: components["schemas"]["LateDeliveries"];
            /** @description Response times of the answering process since its start; the busiest operation first. */
            latency: components["schemas"]["OperationLatency"][];
        };
        /** OrdersOfHour */
        OrdersOfHour: {
            /**
             * Format: date-time
             * @description Start of the hour.
             */
            hour: string;
            /** @description Orders placed in this hour. */
            placed: number;
            /** @description Orders cancelled in this hour, whenever they were placed. */
            cancelled: number;
        };
        /** OrdersInState */
        OrdersInState: {
            state: string;
            /** @description Orders in this state. */
            count: number;
        };
        /**
         * LateDeliveries
         * @description Open orders with units that were promised for a past day.
         */
        LateDeliveries: {
            /** @description All of them. */
            count: number;
            /** @description Most overdue first; at most 20. */
            orders: components["schemas"]["LateOrder"][];
        };
        /** LateOrder */
        LateOrder: {
            orderId: string;
            /** @description The account that bought. */
            customerId: string;
            state: string;
            /**
             * Format: date-time
             * @description The earliest promised date of the parts of the order that have not arrived.
             */
            expectedAt: string;
        };
        /** OperationLatency */
        OperationLatency: {
            operationId: string;
            path: string;
            method: string;
            /** @description Answered since the process started, refused ones included. */
            requests: number;
            /**
             * Format: double
             * @description Median duration.
             */
            p50Milliseconds: number;
            /**
             * Format: double
             * @description 95th percentile.
             */
            p95Milliseconds: number;
            /**
             * Format: double
             * @description 99th percentile.
             */
            p99Milliseconds: number;
        };
        /** StaffOrderList */
        StaffOrderList: {
            /** @description Newest first, or as `sort` says. */
            orders: components["schemas"]["StaffOrder"][];
            nextCursor: string | null;
            /** @description With `sort=promise`: the carrier services of the open orders, of any carrier. */
            carriers?: components["schemas"]["QueuedCarrier"][];
        };
        /** StaffOrder */
        StaffOrder: {
            /** @example Placed */
            state: string;
            /**
             * Format: int32
             * @description Incremented by every change.
             */
            version: number;
            /** Format: date-time */
            placedAt: string;
            leavesAt?: string | null;
            order: components["schemas"]["Order"];
        };
        /** QueuedCarrier */
        QueuedCarrier: {
            carrier: string;
            name: string;
            /** Format: int32 */
            orders: number;
        };
        /** StaffOrderWithHistory */
        StaffOrderWithHistory: {
            /** @example Placed */
            state: string;
            /**
             * Format: int32
             * @description Incremented by every change.
             */
            version: number;
            /** Format: date-time */
            placedAt: string;
            leavesAt?: string | null;
            order: components["schemas"]["Order"];
            history: components["schemas"]["HistoryEntry"][];
        };
        /**
         * HistoryEntry
         * @description One change: caller, action and time.
         */
        HistoryEntry: {
            /** Format: int32 */
            version: number;
            action: string;
            actor: string;
            /** Format: date-time */
            occurredAt: string;
        };
        /** ScannedCode */
        ScannedCode: {
            orderId: string | null;
            /** @description Products with this material number, EAN or part number of the manufacturer. */
            products: {
                productId: string;
                name: string;
            }[];
            /** @description Products that were shipped with this serial number, and their orders. */
            shipped: {
                productId: string;
                orderId: string;
            }[];
        };
        /**
         * NewDelivery
         * @description Has `lines` or `deliveryLines`.
         */
        NewDelivery: {
            trackingNumber?: string | null;
            /** @description The shipped lines. */
            lines: components["schemas"]["LineUnits"][];
            components?: components["schemas"]["ShippedComponent"][] | null;
        } | {
            trackingNumber?: string | null;
            /** @description Alternative name of `lines`, as in an order. */
            deliveryLines: components["schemas"]["LineUnits"][];
            components?: components["schemas"]["ShippedComponent"][] | null;
        };
        /**
         * LineUnits
         * @description Has `lineNumber` or `orderLineNumber`.
         */
        LineUnits: {
            /**
             * @description The line of the order.
             * @example 10
             */
            lineNumber: string;
            /** @example 1 */
            quantity: number | string;
            serialNumbers?: string[] | null;
        } | {
            /** @description Alternative name of `lineNumber`, as in deliveries and billings of an order. */
            orderLineNumber: string;
            /** @example 1 */
            quantity: number | string;
            serialNumbers?: string[] | null;
        };
        /** ShippedComponent */
        ShippedComponent: {
            /**
             * @description The line of the part.
             * @example 10.1
             */
            lineNumber: string;
            /** @description At most one per shipped unit of the part. */
            serialNumbers: string[];
        };
        /** CreatedDelivery */
        CreatedDelivery: {
            deliveryId: string;
        };
        /**
         * NewBilling
         * @description Has `lines`, `billingLine` or neither.
         */
        NewBilling: {
            type: components["schemas"]["BillingType"];
            /** @description The billed lines; all billable units if missing. */
            lines: components["schemas"]["LineUnits"][];
        } | {
            type: components["schemas"]["BillingType"];
            /** @description Alternative name of `lines`, as in an order. */
            billingLine: components["schemas"]["LineUnits"][];
        } | {
            type: components["schemas"]["BillingType"];
        };
        /** CreatedBilling */
        CreatedBilling: {
            billingId: string;
        };
        /** LineCancellation */
        LineCancellation: {
            /** @description All open units if missing. */
            quantity?: number | string | null;
        };
        /** StockList */
        StockList: {
            /** @description By relevance if `search` is given, otherwise by name. */
            products: components["schemas"]["StockLine"][];
            nextCursor: string | null;
            /**
             * @description Values for `search` that find products; only if nothing was found. At most three, the nearest first.
             * @example [
             *       "ryzen 7 9800x3d"
             *     ]
             */
            suggestions?: string[];
        };
        /** StockLine */
        StockLine: {
            productId: string;
            name: string;
            manufacturer: string | null;
            productGroupId: string | null;
            onHand: number | null;
            /**
             * Format: int32
             * @description Units on hand that are reserved for orders.
             */
            reserved: number;
            free: number | null;
            /** @description Units on open purchase orders. */
            incoming: number;
            /**
             * Format: int32
             * @description Units promised to orders that are not on hand yet.
             */
            waiting: number;
        };
        /** StockOfProduct */
        StockOfProduct: {
            productId: string;
            onHand: number | null;
            /**
             * Format: int32
             * @description Units on hand that are reserved for orders.
             */
            reserved: number;
            /**
             * Format: int32
             * @description Units promised to orders that are not on hand yet.
             */
            waiting: number;
            free: number | null;
            purchaseOrders: components["schemas"]["OpenPurchaseOrder"][];
        };
        /** OpenPurchaseOrder */
        OpenPurchaseOrder: {
            purchaseOrderId: string;
            productId: string;
            /**
             * Format: int32
             * @description Units not received yet.
             */
            quantity: number;
            expectedAt: string | null;
        };
        /** NewStock */
        NewStock: {
            /**
             * @description Units on the shelf, reserved ones included.
             * @example 25
             */
            onHand: number | string;
            reason?: string | null;
            confirmedOrders?: string[] | null;
        };
        /** Shortage */
        Shortage: {
            /** @description Orders that would lose units and wait again, first come first. */
            orders: {
                orderId: string;
                /**
                 * Format: int32
                 * @description Units that it loses.
                 */
                units: number;
            }[];
        };
        /** StockCorrections */
        StockCorrections: {
            /** @description Newest first. */
            corrections: components["schemas"]["StockCorrection"][];
            nextCursor: string | null;
        };
        /** StockCorrection */
        StockCorrection: {
            /** Format: date-time */
            at: string;
            client: string;
            before: number | null;
            after: number | null;
            reason: string | null;
        };
        /** PurchaseOrderList */
        PurchaseOrderList: {
            purchaseOrders: components["schemas"]["ListedPurchaseOrder"][];
            nextCursor: string | null;
        };
        /** ListedPurchaseOrder */
        ListedPurchaseOrder: {
            purchaseOrderId: string;
            productId: string;
            /**
             * Format: int32
             * @description Units not received yet.
             */
            quantity: number;
            expectedAt: string | null;
            productName: string | null;
        };
        /** NewPurchaseOrder */
        NewPurchaseOrder: {
            purchaseOrderId?: string | null;
            productId: string;
            quantity: number | string;
            expectedAt?: string | null;
        };
        /** PurchaseOrderChange */
        PurchaseOrderChange: {
            /** @description Units not received yet; 0 closes the purchase order. */
            quantity: number | string;
            expectedAt: string | null;
        };
        /** GoodsReceived */
        GoodsReceived: {
            /** @description All outstanding units if missing. */
            quantity?: number | string | null;
        };
        /** IncomingCode */
        IncomingCode: {
            /** @description The open purchase order with this number, or those of the products. */
            purchaseOrders: components["schemas"]["ListedPurchaseOrder"][];
            /** @description Products with this material number, EAN or part number of the manufacturer. */
            products: {
                productId: string;
                name: string;
            }[];
        };
        /** EventFeed */
        EventFeed: {
            /** @description Oldest first. */
            events: components["schemas"]["CloudEvent"][];
            /** @description Always present. Send it as `cursor` to read on: at once after a full page, otherwise later. */
            nextCursor: string;
        };
        /**
         * CloudEvent
         * @description CloudEvents 1.0.
         */
        CloudEvent: {
            /** @constant */
            specversion: "1.0";
            /** @description Stable: the same in the feed and in every webhook attempt. */
            id: string;
            /** @description Path of the orders of this service. */
            source: string;
            /** @example order.placed */
            type: string;
            /** @description The orderId. */
            subject: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            time: string;
            /** @constant */
            datacontenttype: "application/json";
            /** @description The trace of the request that caused the event (W3C Trace Context); only while the service exports traces. */
            traceparent?: string;
            /** @description The order, and more for some types. Events of one order have ascending versions; read the order for its current state. */
            data: {
                orderId: string;
                orderVersion: number;
                account: string;
            } & {
                [key: string]: unknown;
            };
        };
        /** WebhookInput */
        WebhookInput: {
            /**
             * @description Address that receives events by POST; stored in the normal form of the URL standard, without a fragment. Redirects are not followed; private networks are refused unless the operator allows them.
             * @example https://example.com/hooks/orders
             */
            url: string;
            account?: string | null;
            types?: string[] | null;
        };
        /** WebhookCreated */
        WebhookCreated: {
            webhookId: string;
            url: string;
            account: string | null;
            types: string[];
            active: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Verifies the `webhook-signature` header (Standard Webhooks). Shown only once. */
            secret: string;
        };
        /** WebhookList */
        WebhookList: {
            webhooks: components["schemas"]["Webhook"][];
        };
        /** Webhook */
        Webhook: {
            webhookId: string;
            url: string;
            account: string | null;
            types: string[];
            active: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * WebhookChange
         * @description Members that are missing or null are not changed.
         */
        WebhookChange: {
            url?: string | null;
            types?: string[] | null;
            active?: boolean | null;
        };
        /** WebhookSecret */
        WebhookSecret: {
            /** @description Verifies the `webhook-signature` header (Standard Webhooks). Shown only once. */
            secret: string;
            /**
             * Format: date-time
             * @description Until then every request is signed with both secrets.
             */
            previousSecretUntil: string;
        };
        /**
         * WebhookDeliveryState
         * @description `Pending`: waiting for its next attempt. `Delivered`: answered with 2xx. `Parked`: not retried until it is resent.
         * @enum {string}
         */
        WebhookDeliveryState: "Pending" | "Delivered" | "Parked";
        /** WebhookDeliveries */
        WebhookDeliveries: {
            /** @description Newest event first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            nextCursor: string | null;
        };
        /** WebhookDelivery */
        WebhookDelivery: {
            deliveryId: string;
            /** @description The `webhook-id` of every attempt. */
            eventId: string;
            type: string;
            orderId: string;
            state: components["schemas"]["WebhookDeliveryState"];
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            nextAttemptAt: string | null;
            lastAttemptAt: string | null;
            lastStatus: number | null;
            lastError: string | null;
        };
        /** SetupSecret */
        SetupSecret: {
            /** @description The part of the link after `#`. */
            secret: string;
        };
        /** FirstKey */
        FirstKey: {
            keyId: string;
            client: string;
            key: string | null;
        };
        /** SetupProgress */
        SetupProgress: {
            steps: components["schemas"]["SetupStep"][];
            /** @description Whether every step is done. */
            done: boolean;
        };
        /** SetupStep */
        SetupStep: {
            /**
             * @example account
             * @example product
             * @example price
             * @example carrier
             * @example stock
             * @example customer
             * @example order
             */
            step: string;
            done: boolean;
        };
        /** AdminAccountList */
        AdminAccountList: {
            accounts: components["schemas"]["AdminAccount"][];
            nextCursor: string | null;
        };
        /** AdminAccount */
        AdminAccount: {
            customerId: string;
            name: string;
            country: string;
            currency: string;
            /**
             * Format: double
             * @description In percent.
             */
            vatRate: number;
            priceList: string | null;
            billTo: string | null;
            shipTo: string | null;
            retiredAt: string | null;
            /**
             * @description Grows with every change. Send it in quotes as `If-Match` with a change.
             * @example 1
             */
            version: number;
        };
        /** NewAccount */
        NewAccount: {
            /**
             * @description Up to 64 letters, digits, dots or dashes.
             * @example 100001
             */
            customerId: string;
            name?: string | null;
            /**
             * @description ISO 3166-1 alpha-2 code.
             * @example NO
             */
            country: string;
            /**
             * @description ISO 4217 code of all its prices.
             * @example NOK
             */
            currency: string;
            /**
             * @description In percent.
             * @example 25
             */
            vatRate: number | string;
            priceList?: string | null;
            billTo?: string | null;
            shipTo?: string | null;
        };
        /**
         * AccountChange
         * @description Members that are missing or null are not changed. An empty text removes `priceList`, `billTo` or `shipTo`.
         */
        AccountChange: {
            name?: string | null;
            country?: string | null;
            currency?: string | null;
            /**
             * @description In percent.
             * @example 25
             */
            vatRate?: number | string | null;
            priceList?: string | null;
            billTo?: string | null;
            shipTo?: string | null;
            retired?: boolean | null;
        };
        /** AdminKeyList */
        AdminKeyList: {
            keys: components["schemas"]["AdminKey"][];
            nextCursor: string | null;
        };
        /**
         * AdminKey
         * @description An API key, without the key.
         */
        AdminKey: {
            keyId: string;
            client: string;
            accounts: string[];
            scopes: string[];
            /** @description Whether it is one of the public demo keys. */
            demo: boolean;
            /** Format: date-time */
            createdAt: string;
            revokedAt: string | null;
            /**
             * @description Grows with every change. Send it in quotes as `If-Match` with a change.
             * @example 1
             */
            version: number;
        };
        /** NewKey */
        NewKey: {
            /**
             * @description The name of the program or person that uses it; `placedBy` of its orders.
             * @example Webshop
             */
            client: string;
            /** @description The first is the default account. */
            accounts: string[];
            /** @description Staff scopes (fulfilment, catalog, admin) only if the caller has them. */
            scopes: ("checkout" | "orders:read" | "orders:cancel" | "pcconfig:read" | "pcconfig:write" | "fulfilment" | "catalog" | "admin")[];
        };
        /** CreatedKey */
        CreatedKey: {
            keyId: string;
            client: string;
            accounts: string[];
            scopes: string[];
            /** @description Whether it is one of the public demo keys. */
            demo: boolean;
            /** Format: date-time */
            createdAt: string;
            revokedAt: string | null;
            /**
             * @description Grows with every change. Send it in quotes as `If-Match` with a change.
             * @example 1
             */
            version: number;
            key: string | null;
        };
        /**
         * KeyChange
         * @description Members that are missing or null are not changed.
         */
        KeyChange: {
            accounts?: string[] | null;
            scopes?: ("checkout" | "orders:read" | "orders:cancel" | "pcconfig:read" | "pcconfig:write" | "fulfilment" | "catalog" | "admin")[] | null;
        };
        /** AdminClientList */
        AdminClientList: {
            clients: components["schemas"]["AdminClient"][];
            nextCursor: string | null;
        };
        /** AdminClient */
        AdminClient: {
            client: string;
            /** @description A disabled client is refused with every credential. */
            enabled: boolean;
            /** @description Identifiers of its keys in force. */
            keys: string[];
        };
        /** ClientChange */
        ClientChange: {
            enabled: boolean;
        };
        /** AdminCarrierList */
        AdminCarrierList: {
            carriers: components["schemas"]["AdminCarrier"][];
            nextCursor: string | null;
        };
        /**
         * AdminCarrier
         * @description A delivery service, to the door or to collection points.
         */
        AdminCarrier: {
            /** @description The deliveryOptionId, before the collection point. */
            carrierId: string;
            carrier: string;
            name: string;
            countries: string[];
            /**
             * Format: int32
             * @description Working days.
             */
            transitDays: number;
            /** @description Lightest first. */
            bands: {
                /** Format: int32 */
                maxWeightGrams: number;
                prices: {
                    currency: string;
                    /** @description Net, in the list's currency, such as 1299.00. */
                    net: number;
                }[];
            }[];
            collectionPoints?: components["schemas"]["CarrierPoint"][] | null;
            retiredAt: string | null;
            /**
             * @description Grows with every change. Send it in quotes as `If-Match` with a change.
             * @example 1
             */
            version: number;
        };
        /** CarrierPoint */
        CarrierPoint: {
            id: string;
            name: string;
            addressLine1: string;
            postCode: string;
            city: string;
            country: string;
        };
        /**
         * CarrierService
         * @description A delivery service, to the door or to collection points.
         */
        CarrierService: {
            /**
             * @description Becomes the deliveryOptionId.
             * @example fjordpost-home
             */
            id: string;
            carrier: string;
            name: string;
            countries: string[];
            /**
             * Format: int32
             * @description Working days.
             */
            transitDays: number;
            /** @description Lightest first. */
            bands: {
                /** Format: int32 */
                maxWeightGrams: number;
                prices: {
                    currency: string;
                    /** @description Net, in the list's currency, such as 1299.00. */
                    net: number;
                }[];
            }[];
            collectionPoints?: components["schemas"]["CarrierPoint"][] | null;
        };
        /**
         * CarrierChange
         * @description Members that are missing or null are not changed.
         */
        CarrierChange: {
            carrier?: string | null;
            name?: string | null;
            countries?: string[] | null;
            transitDays?: number | null;
            bands?: {
                /** Format: int32 */
                maxWeightGrams: number;
                prices: {
                    currency: string;
                    /** @description Net, in the list's currency, such as 1299.00. */
                    net: number;
                }[];
            }[] | null;
            collectionPoints?: components["schemas"]["CarrierPoint"][] | null;
            retired?: boolean | null;
        };
        /** DeliveryTrial */
        DeliveryTrial: {
            /** @description 0 if missing. */
            weightGrams?: number | string | null;
            products?: components["schemas"]["TrialProduct"][] | null;
            /** @description ISO 3166-1 alpha-2 code. */
            country: string;
            postCode: string;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description In percent; 0 if missing. */
            vatRate?: number | string | null;
        };
        /** TrialProduct */
        TrialProduct: {
            /** @example cpu-1 */
            productId: string;
            /** Format: int32 */
            quantity: number;
        };
        /** DeliveryTrialResult */
        DeliveryTrialResult: {
            /** @description Of the whole parcel. */
            weightGrams: number;
            /** @description Products that count as 0 grams because their weight is not known. */
            productsWithoutWeight: string[];
            /** @description Best first, as a draft has them. */
            deliveryOptions: components["schemas"]["DeliveryOption"][];
            /** @description All other services, with the reason. */
            notOffered: components["schemas"]["NotOffered"][];
        };
        /** NotOffered */
        NotOffered: {
            carrierId: string;
            carrier: string;
            name: string;
            /** @enum {string} */
            reason: "Retired" | "Country" | "CollectionPoint" | "Weight" | "Currency";
            /** @description The reason for people. */
            message: string;
        };
        /** AuditList */
        AuditList: {
            /** @description Newest first. */
            entries: components["schemas"]["AuditEntry"][];
            nextCursor: string | null;
        };
        /** AuditEntry */
        AuditEntry: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @description The client that made the change, or `command line`. */
            client: string;
            /** @description The id of its API key, or the person (`sub`) of its access token; may be empty. */
            subject: string;
            /** @example change */
            action: string;
            /**
             * @description The kind of thing that changed.
             * @example account
             */
            entity: string;
            entityId: string;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            reason: string | null;
        };
        /** Version */
        Version: {
            /**
             * @description Semantic version of the running service.
             * @example 0.1.0
             */
            version: string;
        };
    };
    responses: {
        /** @description The caller is not authenticated; Demo keys are refused here; The session has ended. */
        Unauthorized: {
            headers: {
                /** @description Always `Bearer`. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request took too long to arrive. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The expectation cannot be met. */
        ExpectationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request line or the headers are too large. */
        RequestHeaderFieldsTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Internal error. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached. */
        ServiceUnavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The client is not permitted. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "soldTo": {
                 *         "customerId": "100001"
                 *       },
                 *       "orderLines": [
                 *         {
                 *           "materialId": {
                 *             "type": "MaterialNumber",
                 *             "value": "cpu-amd-ryzen-7-9800x3d"
                 *           },
                 *           "quantity": 2,
                 *           "references": {
                 *             "deliveryReference": "Shelf 4"
                 *           }
                 *         }
                 *       ],
                 *       "delivery": {
                 *         "deliveryAddress": {
                 *           "name": "Fjord Data AS",
                 *           "addressLine1": "Storgata 1",
                 *           "addressLine2": null,
                 *           "postCode": "0155",
                 *           "city": "Oslo",
                 *           "country": "NO",
                 *           "contactPersonName": null,
                 *           "phone": null,
                 *           "mobilePhone": "+47 400 00 000",
                 *           "email": "orders@example.com",
                 *           "globalLocationNumber": null
                 *         },
                 *         "preferences": null
                 *       },
                 *       "references": {
                 *         "billingReference": "PO-4711",
                 *         "deliveryReference": null
                 *       },
                 *       "notes": {
                 *         "messageToSalesDepartment": "Please deliver before noon."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutDraft"];
            };
        };
        responses: {
            /** @description The draft is created. */
            201: {
                headers: {
                    /** @description Where the draft can be read. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "checkoutId",
                     *       "value": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutIdentifier"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "checkoutId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                 *       "deliveryOptionId": null
                 *     }
                 */
                "application/json": components["schemas"]["SubmitCheckout"];
            };
        };
        responses: {
            /** @description The order is created. */
            204: {
                headers: {
                    /** @description Where the order can be read. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such checkout; The draft has no such delivery option. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The checkout was already submitted; The checkout has expired; The checkout has problems; There is no delivery option for this checkout. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `value` returned by create checkout.
                 * @example 01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7
                 */
                checkoutId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkoutId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *       "status": "Open",
                     *       "orderId": null,
                     *       "createdAt": "2026-01-15T09:30:00.000Z",
                     *       "expiresAt": "2026-01-22T09:30:00.000Z",
                     *       "submittedAt": null,
                     *       "currency": "NOK",
                     *       "soldTo": {
                     *         "customerId": "100001"
                     *       },
                     *       "orderLines": [
                     *         {
                     *           "lineNumber": "10",
                     *           "materialId": {
                     *             "type": "MaterialNumber",
                     *             "value": "cpu-amd-ryzen-7-9800x3d"
                     *           },
                     *           "materialNumber": "cpu-amd-ryzen-7-9800x3d",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "quantity": 2,
                     *           "unitPrice": {
                     *             "gross": 5542.5,
                     *             "net": 4434,
                     *             "vat": 1108.5
                     *           },
                     *           "availability": {
                     *             "status": "Available",
                     *             "availableAt": "2026-01-15T09:31:00.000Z"
                     *           },
                     *           "references": {
                     *             "deliveryReference": "Shelf 4"
                     *           },
                     *           "orderLines": []
                     *         }
                     *       ],
                     *       "deliveryOptions": [
                     *         {
                     *           "deliveryOptionId": "fjordpost-pickup:fjordpost-oslo-s",
                     *           "carrier": "Fjordpost",
                     *           "name": "Fjordpost collection, Oslo S",
                     *           "collectionPoint": {
                     *             "id": "fjordpost-oslo-s",
                     *             "name": "Oslo S",
                     *             "addressLine1": "Jernbanetorget 1",
                     *             "postCode": "0154",
                     *             "city": "Oslo",
                     *             "country": "NO"
                     *           },
                     *           "price": {
                     *             "gross": 86.25,
                     *             "net": 69,
                     *             "vat": 17.25
                     *           },
                     *           "estimatedDeliveryDate": "2026-01-19T00:00:00.000Z"
                     *         }
                     *       ],
                     *       "totals": {
                     *         "gross": 11085,
                     *         "net": 8868,
                     *         "vat": 2217
                     *       },
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such checkout. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readCart: {
        parameters: {
            query?: {
                /** @description The account; the caller's default account if missing. */
                customerId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": "100001",
                     *       "currency": "NOK",
                     *       "version": 3,
                     *       "lines": [
                     *         {
                     *           "lineId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *           "materialId": {
                     *             "type": "MaterialNumber",
                     *             "value": "cpu-amd-ryzen-7-9800x3d"
                     *           },
                     *           "materialNumber": "cpu-amd-ryzen-7-9800x3d",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "quantity": 2,
                     *           "unitPrice": {
                     *             "gross": 5542.5,
                     *             "net": 4434,
                     *             "vat": 1108.5
                     *           },
                     *           "availability": {
                     *             "status": "Available",
                     *             "availableAt": "2026-01-15T09:31:00.000Z"
                     *           },
                     *           "references": {
                     *             "deliveryReference": "Shelf 4"
                     *           },
                     *           "orderLines": [],
                     *           "problems": []
                     *         }
                     *       ],
                     *       "references": {
                     *         "billingReference": "PO-4711",
                     *         "deliveryReference": null
                     *       },
                     *       "notes": null,
                     *       "delivery": {
                     *         "deliveryAddress": {
                     *           "name": "Fjord Data AS",
                     *           "addressLine1": "Storgata 1",
                     *           "addressLine2": null,
                     *           "postCode": "0155",
                     *           "city": "Oslo",
                     *           "country": "NO",
                     *           "contactPersonName": null,
                     *           "phone": null,
                     *           "mobilePhone": "+47 400 00 000",
                     *           "email": "orders@example.com",
                     *           "globalLocationNumber": null
                     *         },
                     *         "preferences": null,
                     *         "deliveryOptionId": null
                     *       },
                     *       "deliveryOptions": [],
                     *       "totals": {
                     *         "gross": 11085,
                     *         "net": 8868,
                     *         "vat": 2217
                     *       },
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    emptyCart: {
        parameters: {
            query?: {
                /** @description The account; the caller's default account if missing. */
                customerId?: string;
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": "100001",
                     *       "currency": "NOK",
                     *       "version": 3,
                     *       "lines": [],
                     *       "references": {
                     *         "billingReference": "PO-4711",
                     *         "deliveryReference": null
                     *       },
                     *       "notes": null,
                     *       "delivery": {
                     *         "deliveryAddress": {
                     *           "name": "Fjord Data AS",
                     *           "addressLine1": "Storgata 1",
                     *           "addressLine2": null,
                     *           "postCode": "0155",
                     *           "city": "Oslo",
                     *           "country": "NO",
                     *           "contactPersonName": null,
                     *           "phone": null,
                     *           "mobilePhone": "+47 400 00 000",
                     *           "email": "orders@example.com",
                     *           "globalLocationNumber": null
                     *         },
                     *         "preferences": null,
                     *         "deliveryOptionId": null
                     *       },
                     *       "deliveryOptions": [],
                     *       "totals": {
                     *         "gross": 11085,
                     *         "net": 8868,
                     *         "vat": 2217
                     *       },
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeCart: {
        parameters: {
            query?: {
                /** @description The account; the caller's default account if missing. */
                customerId?: string;
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "references": {
                 *         "billingReference": "PO-4711",
                 *         "deliveryReference": null
                 *       },
                 *       "delivery": {
                 *         "deliveryAddress": {
                 *           "name": "Fjord Data AS",
                 *           "addressLine1": "Storgata 1",
                 *           "addressLine2": null,
                 *           "postCode": "0155",
                 *           "city": "Oslo",
                 *           "country": "NO",
                 *           "contactPersonName": null,
                 *           "phone": null,
                 *           "mobilePhone": "+47 400 00 000",
                 *           "email": "orders@example.com",
                 *           "globalLocationNumber": null
                 *         },
                 *         "preferences": null,
                 *         "deliveryOptionId": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CartChange"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": "100001",
                     *       "currency": "NOK",
                     *       "version": 3,
                     *       "lines": [
                     *         {
                     *           "lineId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *           "materialId": {
                     *             "type": "MaterialNumber",
                     *             "value": "cpu-amd-ryzen-7-9800x3d"
                     *           },
                     *           "materialNumber": "cpu-amd-ryzen-7-9800x3d",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "quantity": 2,
                     *           "unitPrice": {
                     *             "gross": 5542.5,
                     *             "net": 4434,
                     *             "vat": 1108.5
                     *           },
                     *           "availability": {
                     *             "status": "Available",
                     *             "availableAt": "2026-01-15T09:31:00.000Z"
                     *           },
                     *           "references": {
                     *             "deliveryReference": "Shelf 4"
                     *           },
                     *           "orderLines": [],
                     *           "problems": []
                     *         }
                     *       ],
                     *       "references": {
                     *         "billingReference": "PO-4711",
                     *         "deliveryReference": null
                     *       },
                     *       "notes": null,
                     *       "delivery": {
                     *         "deliveryAddress": {
                     *           "name": "Fjord Data AS",
                     *           "addressLine1": "Storgata 1",
                     *           "addressLine2": null,
                     *           "postCode": "0155",
                     *           "city": "Oslo",
                     *           "country": "NO",
                     *           "contactPersonName": null,
                     *           "phone": null,
                     *           "mobilePhone": "+47 400 00 000",
                     *           "email": "orders@example.com",
                     *           "globalLocationNumber": null
                     *         },
                     *         "preferences": null,
                     *         "deliveryOptionId": null
                     *       },
                     *       "deliveryOptions": [],
                     *       "totals": {
                     *         "gross": 11085,
                     *         "net": 8868,
                     *         "vat": 2217
                     *       },
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addCartLines: {
        parameters: {
            query?: {
                /** @description The account; the caller's default account if missing. */
                customerId?: string;
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "materialId": {
                 *             "type": "MaterialNumber",
                 *             "value": "cpu-amd-ryzen-7-9800x3d"
                 *           },
                 *           "quantity": 2,
                 *           "references": {
                 *             "deliveryReference": "Shelf 4"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartLinesInput"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": "100001",
                     *       "currency": "NOK",
                     *       "version": 3,
                     *       "lines": [
                     *         {
                     *           "lineId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *           "materialId": {
                     *             "type": "MaterialNumber",
                     *             "value": "cpu-amd-ryzen-7-9800x3d"
                     *           },
                     *           "materialNumber": "cpu-amd-ryzen-7-9800x3d",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "quantity": 2,
                     *           "unitPrice": {
                     *             "gross": 5542.5,
                     *             "net": 4434,
                     *             "vat": 1108.5
                     *           },
                     *           "availability": {
                     *             "status": "Available",
                     *             "availableAt": "2026-01-15T09:31:00.000Z"
                     *           },
                     *           "references": {
                     *             "deliveryReference": "Shelf 4"
                     *           },
                     *           "orderLines": [],
                     *           "problems": []
                     *         }
                     *       ],
                     *       "references": {
                     *         "billingReference": "PO-4711",
                     *         "deliveryReference": null
                     *       },
                     *       "notes": null,
                     *       "delivery": {
                     *         "deliveryAddress": {
                     *           "name": "Fjord Data AS",
                     *           "addressLine1": "Storgata 1",
                     *           "addressLine2": null,
                     *           "postCode": "0155",
                     *           "city": "Oslo",
                     *           "country": "NO",
                     *           "contactPersonName": null,
                     *           "phone": null,
                     *           "mobilePhone": "+47 400 00 000",
                     *           "email": "orders@example.com",
                     *           "globalLocationNumber": null
                     *         },
                     *         "preferences": null,
                     *         "deliveryOptionId": null
                     *       },
                     *       "deliveryOptions": [],
                     *       "totals": {
                     *         "gross": 11085,
                     *         "net": 8868,
                     *         "vat": 2217
                     *       },
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeCartLine: {
        parameters: {
            query?: {
                /** @description The account; the caller's default account if missing. */
                customerId?: string;
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The `lineId` of a line of the cart.
                 * @example 01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7
                 */
                lineId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": "100001",
                     *       "currency": "NOK",
                     *       "version": 3,
                     *       "lines": [],
                     *       "references": {
                     *         "billingReference": "PO-4711",
                     *         "deliveryReference": null
                     *       },
                     *       "notes": null,
                     *       "delivery": {
                     *         "deliveryAddress": {
                     *           "name": "Fjord Data AS",
                     *           "addressLine1": "Storgata 1",
                     *           "addressLine2": null,
                     *           "postCode": "0155",
                     *           "city": "Oslo",
                     *           "country": "NO",
                     *           "contactPersonName": null,
                     *           "phone": null,
                     *           "mobilePhone": "+47 400 00 000",
                     *           "email": "orders@example.com",
                     *           "globalLocationNumber": null
                     *         },
                     *         "preferences": null,
                     *         "deliveryOptionId": null
                     *       },
                     *       "deliveryOptions": [],
                     *       "totals": {
                     *         "gross": 11085,
                     *         "net": 8868,
                     *         "vat": 2217
                     *       },
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The cart has no such line. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeCartLine: {
        parameters: {
            query?: {
                /** @description The account; the caller's default account if missing. */
                customerId?: string;
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The `lineId` of a line of the cart.
                 * @example 01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7
                 */
                lineId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 3
                 *     }
                 */
                "application/json": components["schemas"]["CartLineChange"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": "100001",
                     *       "currency": "NOK",
                     *       "version": 3,
                     *       "lines": [
                     *         {
                     *           "lineId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *           "materialId": {
                     *             "type": "MaterialNumber",
                     *             "value": "cpu-amd-ryzen-7-9800x3d"
                     *           },
                     *           "materialNumber": "cpu-amd-ryzen-7-9800x3d",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "quantity": 2,
                     *           "unitPrice": {
                     *             "gross": 5542.5,
                     *             "net": 4434,
                     *             "vat": 1108.5
                     *           },
                     *           "availability": {
                     *             "status": "Available",
                     *             "availableAt": "2026-01-15T09:31:00.000Z"
                     *           },
                     *           "references": {
                     *             "deliveryReference": "Shelf 4"
                     *           },
                     *           "orderLines": [],
                     *           "problems": []
                     *         }
                     *       ],
                     *       "references": {
                     *         "billingReference": "PO-4711",
                     *         "deliveryReference": null
                     *       },
                     *       "notes": null,
                     *       "delivery": {
                     *         "deliveryAddress": {
                     *           "name": "Fjord Data AS",
                     *           "addressLine1": "Storgata 1",
                     *           "addressLine2": null,
                     *           "postCode": "0155",
                     *           "city": "Oslo",
                     *           "country": "NO",
                     *           "contactPersonName": null,
                     *           "phone": null,
                     *           "mobilePhone": "+47 400 00 000",
                     *           "email": "orders@example.com",
                     *           "globalLocationNumber": null
                     *         },
                     *         "preferences": null,
                     *         "deliveryOptionId": null
                     *       },
                     *       "deliveryOptions": [],
                     *       "totals": {
                     *         "gross": 11085,
                     *         "net": 8868,
                     *         "vat": 2217
                     *       },
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The cart has no such line. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkoutCart: {
        parameters: {
            query?: {
                /** @description The account; the caller's default account if missing. */
                customerId?: string;
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft is created. */
            201: {
                headers: {
                    /** @description Where the draft can be read. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "checkoutId",
                     *       "value": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutIdentifier"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /** @description The account; the caller's default account if missing. */
                customerId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addresses": [
                     *         {
                     *           "addressId": "5e884898da28047151d0e56f8dc62927",
                     *           "deliveryAddress": {
                     *             "name": "Fjord Data AS",
                     *             "addressLine1": "Storgata 1",
                     *             "addressLine2": null,
                     *             "postCode": "0155",
                     *             "city": "Oslo",
                     *             "country": "NO",
                     *             "contactPersonName": null,
                     *             "phone": null,
                     *             "mobilePhone": "+47 400 00 000",
                     *             "email": "orders@example.com",
                     *             "globalLocationNumber": null
                     *           },
                     *           "usedAt": "2026-01-15T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveAddress: {
        parameters: {
            query?: {
                /** @description The account; the caller's default account if missing. */
                customerId?: string;
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fjord Data AS",
                 *       "addressLine1": "Storgata 1",
                 *       "addressLine2": null,
                 *       "postCode": "0155",
                 *       "city": "Oslo",
                 *       "country": "NO",
                 *       "contactPersonName": null,
                 *       "phone": null,
                 *       "mobilePhone": "+47 400 00 000",
                 *       "email": "orders@example.com",
                 *       "globalLocationNumber": null
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryAddress"];
            };
        };
        responses: {
            /** @description The saved address. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addressId": "5e884898da28047151d0e56f8dc62927",
                     *       "deliveryAddress": {
                     *         "name": "Fjord Data AS",
                     *         "addressLine1": "Storgata 1",
                     *         "addressLine2": null,
                     *         "postCode": "0155",
                     *         "city": "Oslo",
                     *         "country": "NO",
                     *         "contactPersonName": null,
                     *         "phone": null,
                     *         "mobilePhone": "+47 400 00 000",
                     *         "email": "orders@example.com",
                     *         "globalLocationNumber": null
                     *       },
                     *       "usedAt": "2026-01-15T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeAddress: {
        parameters: {
            query?: {
                /** @description The account; the caller's default account if missing. */
                customerId?: string;
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The `addressId` of an address of the account.
                 * @example 5e884898da28047151d0e56f8dc62927
                 */
                addressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is removed. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAccountAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example 100001
                 */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addresses": [
                     *         {
                     *           "addressId": "5e884898da28047151d0e56f8dc62927",
                     *           "deliveryAddress": {
                     *             "name": "Fjord Data AS",
                     *             "addressLine1": "Storgata 1",
                     *             "addressLine2": null,
                     *             "postCode": "0155",
                     *             "city": "Oslo",
                     *             "country": "NO",
                     *             "contactPersonName": null,
                     *             "phone": null,
                     *             "mobilePhone": "+47 400 00 000",
                     *             "email": "orders@example.com",
                     *             "globalLocationNumber": null
                     *           },
                     *           "usedAt": "2026-01-15T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addAccountAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The account.
                 * @example 100001
                 */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fjord Data AS",
                 *       "addressLine1": "Storgata 1",
                 *       "addressLine2": null,
                 *       "postCode": "0155",
                 *       "city": "Oslo",
                 *       "country": "NO",
                 *       "contactPersonName": null,
                 *       "phone": null,
                 *       "mobilePhone": "+47 400 00 000",
                 *       "email": "orders@example.com",
                 *       "globalLocationNumber": null
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryAddress"];
            };
        };
        responses: {
            /** @description The saved address. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addressId": "5e884898da28047151d0e56f8dc62927",
                     *       "deliveryAddress": {
                     *         "name": "Fjord Data AS",
                     *         "addressLine1": "Storgata 1",
                     *         "addressLine2": null,
                     *         "postCode": "0155",
                     *         "city": "Oslo",
                     *         "country": "NO",
                     *         "contactPersonName": null,
                     *         "phone": null,
                     *         "mobilePhone": "+47 400 00 000",
                     *         "email": "orders@example.com",
                     *         "globalLocationNumber": null
                     *       },
                     *       "usedAt": "2026-01-15T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeAccountAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The account.
                 * @example 100001
                 */
                customerId: string;
                /**
                 * @description The `addressId` of an address of the account.
                 * @example 5e884898da28047151d0e56f8dc62927
                 */
                addressId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fjord Data AS",
                 *       "addressLine1": "Storgata 1",
                 *       "addressLine2": null,
                 *       "postCode": "0155",
                 *       "city": "Oslo",
                 *       "country": "NO",
                 *       "contactPersonName": null,
                 *       "phone": null,
                 *       "mobilePhone": "+47 400 00 000",
                 *       "email": "orders@example.com",
                 *       "globalLocationNumber": null
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryAddress"];
            };
        };
        responses: {
            /** @description The saved address. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addressId": "5e884898da28047151d0e56f8dc62927",
                     *       "deliveryAddress": {
                     *         "name": "Fjord Data AS",
                     *         "addressLine1": "Storgata 1",
                     *         "addressLine2": null,
                     *         "postCode": "0155",
                     *         "city": "Oslo",
                     *         "country": "NO",
                     *         "contactPersonName": null,
                     *         "phone": null,
                     *         "mobilePhone": "+47 400 00 000",
                     *         "email": "orders@example.com",
                     *         "globalLocationNumber": null
                     *       },
                     *       "usedAt": "2026-01-15T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such account; There is no such address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeAccountAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The account.
                 * @example 100001
                 */
                customerId: string;
                /**
                 * @description The `addressId` of an address of the account.
                 * @example 5e884898da28047151d0e56f8dc62927
                 */
                addressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is removed. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such account; There is no such address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Only orders that have all these words in their number, references, product names or numbers, tracking numbers or serial numbers. Case is ignored. A whole order number or serial number finds its orders at once. */
                search?: string;
                /** @description Only orders in this state. */
                state?: "Placed" | "Confirmed" | "Released" | "PartiallyShipped" | "Shipped" | "Delivered" | "Cancelled";
                /** @description Only orders placed at this time or later. */
                placedFrom?: string;
                /** @description Only orders placed before this time. */
                placedBefore?: string;
                /** @description With `true`, orders have `expectedAt` and `isLate`; `false` by default. */
                expected?: "true" | "false";
                /** @description Orders per page; 50 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    /** @description Only if the answer was read from a replica of the database: seconds. It has every change that was answered longer ago; newer ones may be missing. */
                    Age?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "orderId": "7K3MX-9QF2T",
                     *           "checkoutId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *           "currency": "NOK",
                     *           "events": {
                     *             "placed": "2026-01-15T09:31:00.000Z"
                     *           },
                     *           "parties": {
                     *             "soldTo": "100001",
                     *             "shipTo": "100001",
                     *             "billTo": "100001",
                     *             "contactTo": null,
                     *             "placedBy": "Demo 100001"
                     *           },
                     *           "references": {
                     *             "billingReference": "PO-4711",
                     *             "deliveryReference": null
                     *           },
                     *           "orderLines": [
                     *             {
                     *               "lineNumber": "10",
                     *               "name": "AMD Ryzen 7 9800X3D",
                     *               "description": null,
                     *               "materialNumber": "cpu-amd-ryzen-7-9800x3d",
                     *               "quantity": {
                     *                 "total": 2,
                     *                 "fulfilled": 0,
                     *                 "cancelled": 0
                     *               },
                     *               "unitPrice": {
                     *                 "gross": 5542.5,
                     *                 "net": 4434,
                     *                 "vat": 1108.5
                     *               },
                     *               "references": {
                     *                 "deliveryReference": "Shelf 4"
                     *               },
                     *               "categories": [
                     *                 "PHYSICAL_ITEM"
                     *               ],
                     *               "orderLines": []
                     *             },
                     *             {
                     *               "lineNumber": "20",
                     *               "name": "Fjordpost collection, Oslo S",
                     *               "description": null,
                     *               "materialNumber": "fjordpost-pickup:fjordpost-oslo-s",
                     *               "quantity": {
                     *                 "total": 1,
                     *                 "fulfilled": 0,
                     *                 "cancelled": 0
                     *               },
                     *               "unitPrice": {
                     *                 "gross": 86.25,
                     *                 "net": 69,
                     *                 "vat": 17.25
                     *               },
                     *               "references": null,
                     *               "categories": [
                     *                 "DELIVERY"
                     *               ],
                     *               "orderLines": []
                     *             }
                     *           ],
                     *           "expectedDeliveries": [
                     *             {
                     *               "estimatedDeliveryDate": "2026-01-19T00:00:00.000Z",
                     *               "expectedLines": [
                     *                 {
                     *                   "orderLineNumber": "10",
                     *                   "quantity": 2,
                     *                   "references": {
                     *                     "deliveryReference": "Shelf 4"
                     *                   },
                     *                   "status": "Available",
                     *                   "availableAt": "2026-01-15T09:31:00.000Z"
                     *                 }
                     *               ],
                     *               "collectionPoint": {
                     *                 "id": "fjordpost-oslo-s",
                     *                 "name": "Oslo S",
                     *                 "addressLine1": "Jernbanetorget 1",
                     *                 "postCode": "0154",
                     *                 "city": "Oslo",
                     *                 "country": "NO"
                     *               },
                     *               "deliveryAddress": {
                     *                 "name": "Fjord Data AS",
                     *                 "addressLine1": "Storgata 1",
                     *                 "addressLine2": null,
                     *                 "postCode": "0155",
                     *                 "city": "Oslo",
                     *                 "country": "NO",
                     *                 "contactPersonName": null,
                     *                 "phone": null,
                     *                 "mobilePhone": "+47 400 00 000",
                     *                 "email": "orders@example.com",
                     *                 "globalLocationNumber": null
                     *               }
                     *             }
                     *           ],
                     *           "deliveries": [],
                     *           "billings": [],
                     *           "notes": {
                     *             "messageToSalesDepartment": "Please deliver before noon."
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the order, such as `7K3MX-9QF2T`.
                 * @example 7K3MX-9QF2T
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "orderId": "7K3MX-9QF2T",
                     *         "checkoutId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *         "currency": "NOK",
                     *         "events": {
                     *           "placed": "2026-01-15T09:31:00.000Z"
                     *         },
                     *         "parties": {
                     *           "soldTo": "100001",
                     *           "shipTo": "100001",
                     *           "billTo": "100001",
                     *           "contactTo": null,
                     *           "placedBy": "Demo 100001"
                     *         },
                     *         "references": {
                     *           "billingReference": "PO-4711",
                     *           "deliveryReference": null
                     *         },
                     *         "orderLines": [
                     *           {
                     *             "lineNumber": "10",
                     *             "name": "AMD Ryzen 7 9800X3D",
                     *             "description": null,
                     *             "materialNumber": "cpu-amd-ryzen-7-9800x3d",
                     *             "quantity": {
                     *               "total": 2,
                     *               "fulfilled": 0,
                     *               "cancelled": 0
                     *             },
                     *             "unitPrice": {
                     *               "gross": 5542.5,
                     *               "net": 4434,
                     *               "vat": 1108.5
                     *             },
                     *             "references": {
                     *               "deliveryReference": "Shelf 4"
                     *             },
                     *             "categories": [
                     *               "PHYSICAL_ITEM"
                     *             ],
                     *             "orderLines": []
                     *           },
                     *           {
                     *             "lineNumber": "20",
                     *             "name": "Fjordpost collection, Oslo S",
                     *             "description": null,
                     *             "materialNumber": "fjordpost-pickup:fjordpost-oslo-s",
                     *             "quantity": {
                     *               "total": 1,
                     *               "fulfilled": 0,
                     *               "cancelled": 0
                     *             },
                     *             "unitPrice": {
                     *               "gross": 86.25,
                     *               "net": 69,
                     *               "vat": 17.25
                     *             },
                     *             "references": null,
                     *             "categories": [
                     *               "DELIVERY"
                     *             ],
                     *             "orderLines": []
                     *           }
                     *         ],
                     *         "expectedDeliveries": [
                     *           {
                     *             "estimatedDeliveryDate": "2026-01-19T00:00:00.000Z",
                     *             "expectedLines": [
                     *               {
                     *                 "orderLineNumber": "10",
                     *                 "quantity": 2,
                     *                 "references": {
                     *                   "deliveryReference": "Shelf 4"
                     *                 },
                     *                 "status": "Available",
                     *                 "availableAt": "2026-01-15T09:31:00.000Z"
                     *               }
                     *             ],
                     *             "collectionPoint": {
                     *               "id": "fjordpost-oslo-s",
                     *               "name": "Oslo S",
                     *               "addressLine1": "Jernbanetorget 1",
                     *               "postCode": "0154",
                     *               "city": "Oslo",
                     *               "country": "NO"
                     *             },
                     *             "deliveryAddress": {
                     *               "name": "Fjord Data AS",
                     *               "addressLine1": "Storgata 1",
                     *               "addressLine2": null,
                     *               "postCode": "0155",
                     *               "city": "Oslo",
                     *               "country": "NO",
                     *               "contactPersonName": null,
                     *               "phone": null,
                     *               "mobilePhone": "+47 400 00 000",
                     *               "email": "orders@example.com",
                     *               "globalLocationNumber": null
                     *             }
                     *           }
                     *         ],
                     *         "deliveries": [],
                     *         "billings": [],
                     *         "notes": {
                     *           "messageToSalesDepartment": "Please deliver before noon."
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAllowedActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the order, such as `7K3MX-9QF2T`.
                 * @example 7K3MX-9QF2T
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions that are allowed now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "canBeCancelled": true
                     *     }
                     */
                    "application/json": components["schemas"]["AllowedActions"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the order, such as `7K3MX-9QF2T`.
                 * @example 7K3MX-9QF2T
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is cancelled. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The order can no longer be cancelled. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "baseConfiguration": [
                 *         {
                 *           "productId": "board-msi-mag-b850-tomahawk-max-wifi"
                 *         }
                 *       ],
                 *       "productsToValidate": [
                 *         {
                 *           "productId": "cpu-amd-ryzen-7-9800x3d"
                 *         }
                 *       ],
                 *       "productIdToReplace": null
                 *     }
                 */
                "application/json": components["schemas"]["CandidatesToValidate"];
            };
        };
        responses: {
            /** @description One result per candidate, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "productId": "cpu-amd-ryzen-7-9800x3d",
                     *           "validationResult": {
                     *             "isValid": true,
                     *             "invalidProducts": [],
                     *             "errors": [],
                     *             "warnings": [
                     *               {
                     *                 "ruleName": "Completeness",
                     *                 "message": "The configuration has no memory. Add memory.",
                     *                 "shortMessage": "No memory",
                     *                 "category": "Completeness",
                     *                 "relatedProducts": []
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "baseConfiguration": [
                 *         {
                 *           "productId": "board-msi-mag-b850-tomahawk-max-wifi"
                 *         }
                 *       ],
                 *       "productGroupId": "00e509d9-9d88-47d6-909e-85366c29f8bf",
                 *       "productIdToReplace": null
                 *     }
                 */
                "application/json": components["schemas"]["GroupToValidate"];
            };
        };
        responses: {
            /** @description Every product of the group once. No outcomes if there is no such group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outcomes": [
                     *         {
                     *           "isValid": true,
                     *           "findings": [],
                     *           "productIds": [
                     *             "mem-corsair-vengeance-rgb-ddr5-6000-cl30-2x16"
                     *           ]
                     *         },
                     *         {
                     *           "isValid": false,
                     *           "findings": [
                     *             {
                     *               "ruleName": "MemoryType",
                     *               "shortMessage": "DDR4, not DDR5",
                     *               "severity": "Blocking",
                     *               "category": null
                     *             }
                     *           ],
                     *           "productIds": [
                     *             "mem-corsair-vengeance-lpx-ddr4-3200-cl16-2x8"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GroupOutcomes"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "baseConfiguration": [
                 *         {
                 *           "productId": "board-msi-mag-b850-tomahawk-max-wifi"
                 *         }
                 *       ],
                 *       "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                 *       "productIdToReplace": null,
                 *       "limit": 50
                 *     }
                 */
                "application/json": components["schemas"]["CandidatesToFind"];
            };
        };
        responses: {
            /** @description The counts and the best products. None if there is no such group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "counts": {
                     *         "fits": 1,
                     *         "unsure": 0,
                     *         "warns": 0,
                     *         "clashes": 0
                     *       },
                     *       "candidates": [
                     *         {
                     *           "isValid": true,
                     *           "findings": [],
                     *           "product": {
                     *             "productId": "cpu-amd-ryzen-7-9800x3d",
                     *             "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *             "kind": "cpu",
                     *             "name": "AMD Ryzen 7 9800X3D",
                     *             "description": null,
                     *             "manufacturer": "AMD",
                     *             "manufacturerPartNumber": "100-100001084WOF",
                     *             "ean": "2000000000145",
                     *             "category": "PHYSICAL_ITEM",
                     *             "discontinued": false,
                     *             "facts": {
                     *               "socket": "AM5",
                     *               "cores": 8
                     *             },
                     *             "images": [],
                     *             "price": {
                     *               "currency": "NOK",
                     *               "net": 4434,
                     *               "vat": 1108.5,
                     *               "gross": 5542.5
                     *             },
                     *             "availability": {
                     *               "status": "Available",
                     *               "availableAt": "2026-01-15T09:30:00.000Z",
                     *               "freeUnits": 24
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BestCandidates"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    validateConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "products": [
                 *         {
                 *           "productId": "board-msi-mag-b850-tomahawk-max-wifi"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ConfigurationToValidate"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isValid": true,
                     *       "invalidProducts": [],
                     *       "errors": [],
                     *       "warnings": [
                     *         {
                     *           "ruleName": "Completeness",
                     *           "message": "The configuration has no memory. Add memory.",
                     *           "shortMessage": "No memory",
                     *           "category": "Completeness",
                     *           "relatedProducts": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ValidationResult"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    summarizeConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "products": [
                 *         {
                 *           "productId": "board-msi-mag-b850-tomahawk-max-wifi"
                 *         }
                 *       ],
                 *       "bundleId": null
                 *     }
                 */
                "application/json": components["schemas"]["ConfigurationToSummarize"];
            };
        };
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "price": {
                     *         "currency": "NOK",
                     *         "net": 2500,
                     *         "vat": 625,
                     *         "gross": 3125
                     *       },
                     *       "assembly": null,
                     *       "unpricedProducts": [],
                     *       "power": {
                     *         "estimatedWatts": 50,
                     *         "supplyWatts": null,
                     *         "cpuWatts": 0,
                     *         "graphicsWatts": 0,
                     *         "restWatts": 50
                     *       },
                     *       "missing": [
                     *         "cpu",
                     *         "memory",
                     *         "storage",
                     *         "powerSupply",
                     *         "case"
                     *       ],
                     *       "uncheckedFacts": [],
                     *       "validationResult": {
                     *         "isValid": true,
                     *         "invalidProducts": [],
                     *         "errors": [],
                     *         "warnings": [
                     *           {
                     *             "ruleName": "Completeness",
                     *             "message": "The configuration has no memory. Add memory.",
                     *             "shortMessage": "No memory",
                     *             "category": "Completeness",
                     *             "relatedProducts": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Summary"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such bundle. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    proposeFixes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "products": [
                 *         {
                 *           "productId": "board-msi-mag-b850-tomahawk-max-wifi"
                 *         },
                 *         {
                 *           "productId": "cpu-of-another-shop"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ConfigurationToFix"];
            };
        };
        responses: {
            /** @description Up to 5 fixes, each changing other products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fixes": [
                     *         {
                     *           "changes": [
                     *             {
                     *               "remove": "cpu-of-another-shop",
                     *               "add": null
                     *             }
                     *           ],
                     *           "products": [
                     *             {
                     *               "productId": "board-msi-mag-b850-tomahawk-max-wifi"
                     *             }
                     *           ],
                     *           "price": {
                     *             "currency": "NOK",
                     *             "net": 2445,
                     *             "vat": 611.25,
                     *             "gross": 3056.25
                     *           },
                     *           "priceDifference": {
                     *             "net": 0,
                     *             "vat": 0,
                     *             "gross": 0
                     *           },
                     *           "solves": [
                     *             "UnknownProduct"
                     *           ],
                     *           "compromise": "none",
                     *           "reason": "Takes out the product that is no part of a PC and keeps everything else.",
                     *           "validationResult": {
                     *             "isValid": true,
                     *             "invalidProducts": [],
                     *             "errors": [],
                     *             "warnings": []
                     *           }
                     *         }
                     *       ],
                     *       "isProven": true,
                     *       "unpricedProducts": [
                     *         "cpu-of-another-shop"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Fixes"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The account has no price list. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    proposeCompletions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bundleId": "bundle-gaming-pc",
                 *       "products": [],
                 *       "budget": 20000,
                 *       "purpose": "gaming"
                 *     }
                 */
                "application/json": components["schemas"]["ConfigurationToComplete"];
            };
        };
        responses: {
            /** @description Up to 5 completions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "completions": [
                     *         {
                     *           "products": [
                     *             {
                     *               "productId": "cpu-amd-ryzen-7-9700x"
                     *             },
                     *             {
                     *               "productId": "board-msi-mag-b850m-mortar-wifi"
                     *             }
                     *           ],
                     *           "added": [
                     *             {
                     *               "productId": "board-msi-mag-b850m-mortar-wifi"
                     *             }
                     *           ],
                     *           "price": {
                     *             "currency": "NOK",
                     *             "net": 15680,
                     *             "vat": 3920,
                     *             "gross": 19600
                     *           },
                     *           "validationResult": {
                     *             "isValid": true,
                     *             "invalidProducts": [],
                     *             "errors": [],
                     *             "warnings": []
                     *           },
                     *           "level": null,
                     *           "score": 163.1,
                     *           "reason": "Balanced for 1440p gaming: Radeon RX 9070 XT with 16 GB, AMD Ryzen 7 9700X, 32 GB of memory, 2 TB SSD; 98 % of the budget.",
                     *           "summary": {
                     *             "headline": "Balanced for 1440p gaming",
                     *             "highlights": [
                     *               "Radeon RX 9070 XT with 16 GB",
                     *               "AMD Ryzen 7 9700X",
                     *               "32 GB of memory",
                     *               "2 TB SSD"
                     *             ],
                     *             "remarks": [
                     *               "98 % of the budget"
                     *             ]
                     *           },
                     *           "shareOfBudget": 0.98
                     *         }
                     *       ],
                     *       "purpose": "gaming",
                     *       "cheapestPrice": {
                     *         "currency": "NOK",
                     *         "net": 5206.5,
                     *         "vat": 1301.63,
                     *         "gross": 6508.13
                     *       },
                     *       "isProven": true,
                     *       "unpricedProducts": [],
                     *       "obstacles": []
                     *     }
                     */
                    "application/json": components["schemas"]["Completions"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such bundle. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The account has no price list. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bundleId": "bundle-gaming-pc",
                 *       "products": [
                 *         {
                 *           "productId": "cpu-amd-ryzen-7-9800x3d",
                 *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PcConfiguration"];
            };
        };
        responses: {
            /** @description The PC is saved. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedConfigurationId"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such bundle; There is no such product; There is no such product group. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier that saving answered.
                 * @example 01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7
                 */
                configurationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved PC. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *       "bundleId": "bundle-gaming-pc",
                     *       "products": [
                     *         {
                     *           "productId": "cpu-amd-ryzen-7-9800x3d",
                     *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25"
                     *         }
                     *       ],
                     *       "createdAt": "2026-01-15T09:30:00.000Z",
                     *       "validationResult": {
                     *         "isValid": true,
                     *         "invalidProducts": [],
                     *         "errors": [],
                     *         "warnings": [
                     *           {
                     *             "ruleName": "Completeness",
                     *             "message": "The configuration has no memory. Add memory.",
                     *             "shortMessage": "No memory",
                     *             "category": "Completeness",
                     *             "relatedProducts": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedConfiguration"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such configuration. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBuilds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The builds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "builds": [
                     *         {
                     *           "buildId": "01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44",
                     *           "name": "Living room PC",
                     *           "bundleId": "bundle-gaming-pc",
                     *           "bundleName": "Gaming PC",
                     *           "updatedAt": "2026-01-15T09:30:00.000Z",
                     *           "version": 1,
                     *           "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *           "priceWhenSaved": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           },
                     *           "priceNow": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           },
                     *           "problems": [
                     *             {
                     *               "code": "configuration_incomplete",
                     *               "message": "Gaming PC takes 1 of Motherboards, and the configuration has 0."
                     *             }
                     *           ],
                     *           "unavailable": [],
                     *           "share": {
                     *             "shareId": "pX0o3s9Qm2Vd7kTz1aLrYw",
                     *             "withPrices": true
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Builds"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBuild: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Living room PC",
                 *       "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7"
                 *     }
                 */
                "application/json": components["schemas"]["NewBuild"];
            };
        };
        responses: {
            /** @description The build. */
            201: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "buildId": "01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44",
                     *       "name": "Living room PC",
                     *       "bundleId": "bundle-gaming-pc",
                     *       "bundleName": "Gaming PC",
                     *       "updatedAt": "2026-01-15T09:30:00.000Z",
                     *       "version": 1,
                     *       "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *       "priceWhenSaved": {
                     *         "currency": "NOK",
                     *         "net": 4434,
                     *         "vat": 1108.5,
                     *         "gross": 5542.5
                     *       },
                     *       "priceNow": {
                     *         "currency": "NOK",
                     *         "net": 4434,
                     *         "vat": 1108.5,
                     *         "gross": 5542.5
                     *       },
                     *       "problems": [
                     *         {
                     *           "code": "configuration_incomplete",
                     *           "message": "Gaming PC takes 1 of Motherboards, and the configuration has 0."
                     *         }
                     *       ],
                     *       "unavailable": [],
                     *       "share": {
                     *         "shareId": "pX0o3s9Qm2Vd7kTz1aLrYw",
                     *         "withPrices": true
                     *       },
                     *       "parts": [
                     *         {
                     *           "productId": "cpu-amd-ryzen-7-9800x3d",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "groupName": "Processors",
                     *           "kind": "cpu",
                     *           "manufacturerPartNumber": "100-100001084WOF",
                     *           "quantity": 1,
                     *           "unitPrice": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           },
                     *           "availability": "Available"
                     *         }
                     *       ],
                     *       "versions": [
                     *         {
                     *           "version": 1,
                     *           "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *           "savedAt": "2026-01-15T09:30:00.000Z",
                     *           "price": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Build"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such configuration. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The person has too many builds. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readBuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the build.
                 * @example 01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44
                 */
                buildId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The build. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "buildId": "01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44",
                     *       "name": "Living room PC",
                     *       "bundleId": "bundle-gaming-pc",
                     *       "bundleName": "Gaming PC",
                     *       "updatedAt": "2026-01-15T09:30:00.000Z",
                     *       "version": 1,
                     *       "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *       "priceWhenSaved": {
                     *         "currency": "NOK",
                     *         "net": 4434,
                     *         "vat": 1108.5,
                     *         "gross": 5542.5
                     *       },
                     *       "priceNow": {
                     *         "currency": "NOK",
                     *         "net": 4434,
                     *         "vat": 1108.5,
                     *         "gross": 5542.5
                     *       },
                     *       "problems": [
                     *         {
                     *           "code": "configuration_incomplete",
                     *           "message": "Gaming PC takes 1 of Motherboards, and the configuration has 0."
                     *         }
                     *       ],
                     *       "unavailable": [],
                     *       "share": {
                     *         "shareId": "pX0o3s9Qm2Vd7kTz1aLrYw",
                     *         "withPrices": true
                     *       },
                     *       "parts": [
                     *         {
                     *           "productId": "cpu-amd-ryzen-7-9800x3d",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "groupName": "Processors",
                     *           "kind": "cpu",
                     *           "manufacturerPartNumber": "100-100001084WOF",
                     *           "quantity": 1,
                     *           "unitPrice": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           },
                     *           "availability": "Available"
                     *         }
                     *       ],
                     *       "versions": [
                     *         {
                     *           "version": 1,
                     *           "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *           "savedAt": "2026-01-15T09:30:00.000Z",
                     *           "price": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Build"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such build. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteBuild: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the build.
                 * @example 01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44
                 */
                buildId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The build is deleted. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such build. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renameBuild: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the build.
                 * @example 01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44
                 */
                buildId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Living room PC"
                 *     }
                 */
                "application/json": components["schemas"]["NewBuildName"];
            };
        };
        responses: {
            /** @description The build has its new name. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such build. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addBuildVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the build.
                 * @example 01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44
                 */
                buildId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7"
                 *     }
                 */
                "application/json": components["schemas"]["NewBuildVersion"];
            };
        };
        responses: {
            /** @description The build. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "buildId": "01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44",
                     *       "name": "Living room PC",
                     *       "bundleId": "bundle-gaming-pc",
                     *       "bundleName": "Gaming PC",
                     *       "updatedAt": "2026-01-15T09:30:00.000Z",
                     *       "version": 1,
                     *       "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *       "priceWhenSaved": {
                     *         "currency": "NOK",
                     *         "net": 4434,
                     *         "vat": 1108.5,
                     *         "gross": 5542.5
                     *       },
                     *       "priceNow": {
                     *         "currency": "NOK",
                     *         "net": 4434,
                     *         "vat": 1108.5,
                     *         "gross": 5542.5
                     *       },
                     *       "problems": [
                     *         {
                     *           "code": "configuration_incomplete",
                     *           "message": "Gaming PC takes 1 of Motherboards, and the configuration has 0."
                     *         }
                     *       ],
                     *       "unavailable": [],
                     *       "share": {
                     *         "shareId": "pX0o3s9Qm2Vd7kTz1aLrYw",
                     *         "withPrices": true
                     *       },
                     *       "parts": [
                     *         {
                     *           "productId": "cpu-amd-ryzen-7-9800x3d",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "groupName": "Processors",
                     *           "kind": "cpu",
                     *           "manufacturerPartNumber": "100-100001084WOF",
                     *           "quantity": 1,
                     *           "unitPrice": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           },
                     *           "availability": "Available"
                     *         }
                     *       ],
                     *       "versions": [
                     *         {
                     *           "version": 1,
                     *           "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *           "savedAt": "2026-01-15T09:30:00.000Z",
                     *           "price": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Build"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such build; There is no such configuration. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    duplicateBuild: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the build.
                 * @example 01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44
                 */
                buildId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Living room PC, quieter"
                 *     }
                 */
                "application/json": components["schemas"]["BuildCopy"];
            };
        };
        responses: {
            /** @description The new build. */
            201: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "buildId": "01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44",
                     *       "name": "Living room PC",
                     *       "bundleId": "bundle-gaming-pc",
                     *       "bundleName": "Gaming PC",
                     *       "updatedAt": "2026-01-15T09:30:00.000Z",
                     *       "version": 1,
                     *       "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *       "priceWhenSaved": {
                     *         "currency": "NOK",
                     *         "net": 4434,
                     *         "vat": 1108.5,
                     *         "gross": 5542.5
                     *       },
                     *       "priceNow": {
                     *         "currency": "NOK",
                     *         "net": 4434,
                     *         "vat": 1108.5,
                     *         "gross": 5542.5
                     *       },
                     *       "problems": [
                     *         {
                     *           "code": "configuration_incomplete",
                     *           "message": "Gaming PC takes 1 of Motherboards, and the configuration has 0."
                     *         }
                     *       ],
                     *       "unavailable": [],
                     *       "share": {
                     *         "shareId": "pX0o3s9Qm2Vd7kTz1aLrYw",
                     *         "withPrices": true
                     *       },
                     *       "parts": [
                     *         {
                     *           "productId": "cpu-amd-ryzen-7-9800x3d",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "groupName": "Processors",
                     *           "kind": "cpu",
                     *           "manufacturerPartNumber": "100-100001084WOF",
                     *           "quantity": 1,
                     *           "unitPrice": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           },
                     *           "availability": "Available"
                     *         }
                     *       ],
                     *       "versions": [
                     *         {
                     *           "version": 1,
                     *           "configurationId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *           "savedAt": "2026-01-15T09:30:00.000Z",
                     *           "price": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Build"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such build. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The person has too many builds. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    shareBuild: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the build.
                 * @example 01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44
                 */
                buildId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "withPrices": true
                 *     }
                 */
                "application/json": components["schemas"]["NewShare"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shareId": "pX0o3s9Qm2Vd7kTz1aLrYw",
                     *       "withPrices": true
                     *     }
                     */
                    "application/json": components["schemas"]["BuildShare"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such build. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawShare: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the build.
                 * @example 01981b2d-1c00-7b6a-8f31-5d2f0a9c7e44
                 */
                buildId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The build is not shared. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such build. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readSharedBuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The unguessable part of the link.
                 * @example pX0o3s9Qm2Vd7kTz1aLrYw
                 */
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The build. */
            200: {
                headers: {
                    /** @description `noindex`: search engines must not list it. */
                    "X-Robots-Tag"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Living room PC",
                     *       "bundleId": "bundle-gaming-pc",
                     *       "bundleName": "Gaming PC",
                     *       "savedAt": "2026-01-15T09:30:00.000Z",
                     *       "parts": [
                     *         {
                     *           "productId": "cpu-amd-ryzen-7-9800x3d",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "groupName": "Processors",
                     *           "kind": "cpu",
                     *           "manufacturerPartNumber": "100-100001084WOF",
                     *           "quantity": 1,
                     *           "unitPrice": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           },
                     *           "availability": "Available"
                     *         }
                     *       ],
                     *       "price": {
                     *         "currency": "NOK",
                     *         "net": 4434,
                     *         "vat": 1108.5,
                     *         "gross": 5542.5
                     *       },
                     *       "problems": [
                     *         {
                     *           "code": "configuration_incomplete",
                     *           "message": "Gaming PC takes 1 of Motherboards, and the configuration has 0."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharedBuild"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description There is no such shared build. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getComponentPrices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prices": [
                     *         {
                     *           "productId": "cpu-amd-ryzen-7-9800x3d",
                     *           "net": 4434,
                     *           "gross": 5542.5,
                     *           "vatRate": 0.25
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ComponentPrices"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The account is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            /** @description The account has no price list. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProductGroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groups": [
                     *         {
                     *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *           "kind": "cpu",
                     *           "name": "Processors"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogGroups"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBundles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundles. */
            200: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bundles": [
                     *         {
                     *           "bundleId": "bundle-gaming-pc",
                     *           "name": "Gaming PC",
                     *           "description": null,
                     *           "purpose": "gaming",
                     *           "groups": [
                     *             {
                     *               "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *               "name": "Processors",
                     *               "min": 1,
                     *               "max": 1
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogBundles"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Only products of this group. */
                productGroupId?: string;
                /** @description Words; each must match the name, the manufacturer, a product number, the kind or a fact ("AM5 65W", "12 GB", "zen 5"). Spelling with or without spaces is the same ("rtx5070ti"), and a word may be incomplete. Whole words rank before beginnings, beginnings before other parts of words. One typo in a word of at least four letters is forgiven if nothing else matches it. */
                search?: string;
                /** @description Only products of this manufacturer. */
                manufacturer?: string;
                /** @description Conditions on facts, separated by commas. */
                facts?: string;
                /** @description Products per page; 50 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "productId": "cpu-amd-ryzen-7-9800x3d",
                     *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *           "kind": "cpu",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "description": null,
                     *           "manufacturer": "AMD",
                     *           "manufacturerPartNumber": "100-100001084WOF",
                     *           "ean": "2000000000145",
                     *           "category": "PHYSICAL_ITEM",
                     *           "discontinued": false,
                     *           "facts": {
                     *             "socket": "AM5",
                     *             "cores": 8
                     *           },
                     *           "images": [
                     *             "https://pictures.example/9800x3d.webp"
                     *           ],
                     *           "price": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           },
                     *           "availability": {
                     *             "status": "Available",
                     *             "availableAt": "2026-01-15T09:30:00.000Z",
                     *             "freeUnits": 24
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null,
                     *       "facets": {
                     *         "manufacturers": [
                     *           {
                     *             "value": "AMD",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "facts": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogProducts"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOfferVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    /** @description `no-store`. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "q83vEjRWeJCrze8S"
                     *     }
                     */
                    "application/json": components["schemas"]["OfferVersion"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The material number.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "cpu-amd-ryzen-7-9800x3d",
                     *       "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *       "kind": "cpu",
                     *       "name": "AMD Ryzen 7 9800X3D",
                     *       "description": null,
                     *       "manufacturer": "AMD",
                     *       "manufacturerPartNumber": "100-100001084WOF",
                     *       "ean": "2000000000145",
                     *       "category": "PHYSICAL_ITEM",
                     *       "discontinued": false,
                     *       "facts": {
                     *         "socket": "AM5",
                     *         "cores": 8
                     *       },
                     *       "images": [
                     *         "https://pictures.example/9800x3d.webp"
                     *       ],
                     *       "price": {
                     *         "currency": "NOK",
                     *         "net": 4434,
                     *         "vat": 1108.5,
                     *         "gross": 5542.5
                     *       },
                     *       "availability": {
                     *         "status": "Available",
                     *         "availableAt": "2026-01-15T09:30:00.000Z",
                     *         "freeUnits": 24
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogProduct"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAlternatives: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The material number.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alternatives. */
            200: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "productId": "cpu-amd-ryzen-7-9800x3d",
                     *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *           "kind": "cpu",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "description": null,
                     *           "manufacturer": "AMD",
                     *           "manufacturerPartNumber": "100-100001084WOF",
                     *           "ean": "2000000000145",
                     *           "category": "PHYSICAL_ITEM",
                     *           "discontinued": false,
                     *           "facts": {
                     *             "socket": "AM5",
                     *             "cores": 8
                     *           },
                     *           "images": [
                     *             "https://pictures.example/9800x3d.webp"
                     *           ],
                     *           "price": {
                     *             "currency": "NOK",
                     *             "net": 4434,
                     *             "vat": 1108.5,
                     *             "gross": 5542.5
                     *           },
                     *           "availability": {
                     *             "status": "Available",
                     *             "availableAt": "2026-01-15T09:30:00.000Z",
                     *             "freeUnits": 24
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogAlternatives"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    matchProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rows": [
                 *         {
                 *           "text": "100-100001084WOF"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MatchRequest"];
            };
        };
        responses: {
            /** @description One match for each row, in the same order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "match": "exact",
                     *           "matchedBy": "manufacturerPartNumber",
                     *           "products": [
                     *             {
                     *               "productId": "cpu-amd-ryzen-7-9800x3d",
                     *               "name": "AMD Ryzen 7 9800X3D",
                     *               "manufacturer": "AMD",
                     *               "manufacturerPartNumber": "100-100001084WOF",
                     *               "ean": "2000000000145",
                     *               "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *               "discontinued": false,
                     *               "price": {
                     *                 "currency": "NOK",
                     *                 "net": 4434,
                     *                 "vat": 1108.5,
                     *                 "gross": 5542.5
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MatchAnswer"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setProductImages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The material number.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "images": [
                 *         "https://pictures.example/9800x3d.webp"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProductImages"];
            };
        };
        responses: {
            /** @description The pictures are set. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
                 *     }
                 */
                "application/json": components["schemas"]["NewImage"];
            };
        };
        responses: {
            /** @description The picture is stored. */
            201: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imageId": "431ced6916a2a21a156e38701afe55bbd7f88969",
                     *       "url": "/catalog/v1/images/431ced6916a2a21a156e38701afe55bbd7f88969"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAdministeredProductGroups: {
        parameters: {
            query?: {
                /** @description Only those with this text in the id or the name, in any case. */
                search?: string;
                /** @description `true`: only retired ones; `false`: only those in use. */
                retired?: "true" | "false";
                /** @description Rows per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groups": [
                     *         {
                     *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *           "kind": "cpu",
                     *           "name": "Processors",
                     *           "version": 1,
                     *           "retired": false
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredProductGroupList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                 *       "kind": "cpu",
                 *       "name": "Processors"
                 *     }
                 */
                "application/json": components["schemas"]["NewProductGroup"];
            };
        };
        responses: {
            /** @description It is created. */
            201: {
                headers: {
                    /** @description Where it can be read. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *       "kind": "cpu",
                     *       "name": "Processors",
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredProductGroup"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readAdministeredProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The id of the product group.
                 * @example 00e509d9-9d88-47d6-909e-85366c29f8bf
                 */
                productGroupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product group. */
            200: {
                headers: {
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *       "kind": "cpu",
                     *       "name": "Processors",
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredProductGroup"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product group. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeProductGroup: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on, or `*` for any. If another request changed it since, the answer is 412.
                 * @example "1"
                 */
                "If-Match": string;
            };
            path: {
                /**
                 * @description The id of the product group.
                 * @example 00e509d9-9d88-47d6-909e-85366c29f8bf
                 */
                productGroupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "retired": true
                 *     }
                 */
                "application/json": components["schemas"]["ProductGroupChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *       "kind": "cpu",
                     *       "name": "Processors",
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredProductGroup"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product group. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The version is not current. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The version is missing. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAdministeredProducts: {
        parameters: {
            query?: {
                /** @description Only those with this text in the id, the name, the manufacturer's part number or the EAN, in any case. */
                search?: string;
                /** @description `true`: only retired ones; `false`: only those in use. */
                retired?: "true" | "false";
                /** @description Only products of this group. */
                productGroupId?: string;
                /** @description Only products of the group without this fact. */
                missing?: string;
                /** @description The price list of the prices. */
                priceList?: string;
                /** @description Rows per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "productId": "cpu-1",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "description": null,
                     *           "manufacturer": "AMD",
                     *           "manufacturerPartNumber": "100-100001084WOF",
                     *           "ean": "2000000000145",
                     *           "category": "PHYSICAL_ITEM",
                     *           "weightGrams": 150,
                     *           "discontinued": false,
                     *           "productGroupId": null,
                     *           "facts": null,
                     *           "images": null,
                     *           "version": 1,
                     *           "retired": false,
                     *           "net": 4434,
                     *           "freeUnits": 24
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredProductList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such price list. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "cpu-1",
                 *       "name": "AMD Ryzen 7 9800X3D",
                 *       "description": null,
                 *       "manufacturer": "AMD",
                 *       "manufacturerPartNumber": "100-100001084WOF",
                 *       "ean": "2000000000145",
                 *       "category": "PHYSICAL_ITEM",
                 *       "weightGrams": 150,
                 *       "discontinued": false,
                 *       "productGroupId": null,
                 *       "facts": null,
                 *       "images": null
                 *     }
                 */
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description It is created. */
            201: {
                headers: {
                    /** @description Where it can be read. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "cpu-1",
                     *       "name": "AMD Ryzen 7 9800X3D",
                     *       "description": null,
                     *       "manufacturer": "AMD",
                     *       "manufacturerPartNumber": "100-100001084WOF",
                     *       "ean": "2000000000145",
                     *       "category": "PHYSICAL_ITEM",
                     *       "weightGrams": 150,
                     *       "discontinued": false,
                     *       "productGroupId": null,
                     *       "facts": null,
                     *       "images": null,
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredProduct"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readAdministeredProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The id of the product.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "cpu-1",
                     *       "name": "AMD Ryzen 7 9800X3D",
                     *       "description": null,
                     *       "manufacturer": "AMD",
                     *       "manufacturerPartNumber": "100-100001084WOF",
                     *       "ean": "2000000000145",
                     *       "category": "PHYSICAL_ITEM",
                     *       "weightGrams": 150,
                     *       "discontinued": false,
                     *       "productGroupId": null,
                     *       "facts": null,
                     *       "images": null,
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredProduct"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeProduct: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on, or `*` for any. If another request changed it since, the answer is 412.
                 * @example "1"
                 */
                "If-Match": string;
            };
            path: {
                /**
                 * @description The id of the product.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "retired": true
                 *     }
                 */
                "application/json": components["schemas"]["ProductChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "cpu-1",
                     *       "name": "AMD Ryzen 7 9800X3D",
                     *       "description": null,
                     *       "manufacturer": "AMD",
                     *       "manufacturerPartNumber": "100-100001084WOF",
                     *       "ean": "2000000000145",
                     *       "category": "PHYSICAL_ITEM",
                     *       "weightGrams": 150,
                     *       "discontinued": false,
                     *       "productGroupId": null,
                     *       "facts": null,
                     *       "images": null,
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredProduct"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The version is not current. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The version is missing. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAdministeredBundles: {
        parameters: {
            query?: {
                /** @description Only those with this text in the id or the name, in any case. */
                search?: string;
                /** @description `true`: only retired ones; `false`: only those in use. */
                retired?: "true" | "false";
                /** @description Rows per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bundles": [
                     *         {
                     *           "bundleId": "bundle-office-pc",
                     *           "name": "Office PC",
                     *           "description": null,
                     *           "groups": [
                     *             {
                     *               "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *               "min": 1,
                     *               "max": 1
                     *             }
                     *           ],
                     *           "assemblyProductId": "service-pc-assembly",
                     *           "purpose": "office",
                     *           "caseTypes": null,
                     *           "version": 1,
                     *           "retired": false
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredBundleList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBundle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bundleId": "bundle-office-pc",
                 *       "name": "Office PC",
                 *       "description": null,
                 *       "groups": [
                 *         {
                 *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                 *           "min": 1,
                 *           "max": 1
                 *         }
                 *       ],
                 *       "assemblyProductId": "service-pc-assembly",
                 *       "purpose": "office",
                 *       "caseTypes": null
                 *     }
                 */
                "application/json": components["schemas"]["NewBundle"];
            };
        };
        responses: {
            /** @description It is created. */
            201: {
                headers: {
                    /** @description Where it can be read. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bundleId": "bundle-office-pc",
                     *       "name": "Office PC",
                     *       "description": null,
                     *       "groups": [
                     *         {
                     *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *           "min": 1,
                     *           "max": 1
                     *         }
                     *       ],
                     *       "assemblyProductId": "service-pc-assembly",
                     *       "purpose": "office",
                     *       "caseTypes": null,
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredBundle"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readAdministeredBundle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The id of the bundle.
                 * @example bundle-gaming-pc
                 */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle. */
            200: {
                headers: {
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bundleId": "bundle-office-pc",
                     *       "name": "Office PC",
                     *       "description": null,
                     *       "groups": [
                     *         {
                     *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *           "min": 1,
                     *           "max": 1
                     *         }
                     *       ],
                     *       "assemblyProductId": "service-pc-assembly",
                     *       "purpose": "office",
                     *       "caseTypes": null,
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredBundle"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such bundle. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeBundle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on, or `*` for any. If another request changed it since, the answer is 412.
                 * @example "1"
                 */
                "If-Match": string;
            };
            path: {
                /**
                 * @description The id of the bundle.
                 * @example bundle-gaming-pc
                 */
                bundleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "retired": true
                 *     }
                 */
                "application/json": components["schemas"]["BundleChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bundleId": "bundle-office-pc",
                     *       "name": "Office PC",
                     *       "description": null,
                     *       "groups": [
                     *         {
                     *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *           "min": 1,
                     *           "max": 1
                     *         }
                     *       ],
                     *       "assemblyProductId": "service-pc-assembly",
                     *       "purpose": "office",
                     *       "caseTypes": null,
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredBundle"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such bundle. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The version is not current. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The version is missing. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAdministeredPriceLists: {
        parameters: {
            query?: {
                /** @description Only those with this text in the id or the name, in any case. */
                search?: string;
                /** @description `true`: only retired ones; `false`: only those in use. */
                retired?: "true" | "false";
                /** @description Rows per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "priceLists": [
                     *         {
                     *           "priceList": "NOK-reseller",
                     *           "currency": "NOK",
                     *           "version": 1,
                     *           "retired": false
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredPriceListList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPriceList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "priceList": "NOK-reseller",
                 *       "currency": "NOK"
                 *     }
                 */
                "application/json": components["schemas"]["NewPriceList"];
            };
        };
        responses: {
            /** @description It is created. */
            201: {
                headers: {
                    /** @description Where it can be read. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "priceList": "NOK-reseller",
                     *       "currency": "NOK",
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredPriceList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readAdministeredPriceList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The id of the price list.
                 * @example NOK-reseller
                 */
                priceList: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price list. */
            200: {
                headers: {
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "priceList": "NOK-reseller",
                     *       "currency": "NOK",
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredPriceList"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such price list. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePriceList: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on, or `*` for any. If another request changed it since, the answer is 412.
                 * @example "1"
                 */
                "If-Match": string;
            };
            path: {
                /**
                 * @description The id of the price list.
                 * @example NOK-reseller
                 */
                priceList: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "retired": true
                 *     }
                 */
                "application/json": components["schemas"]["PriceListChange"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "priceList": "NOK-reseller",
                     *       "currency": "NOK",
                     *       "version": 1,
                     *       "retired": false
                     *     }
                     */
                    "application/json": components["schemas"]["AdministeredPriceList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such price list. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The version is not current. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The version is missing. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts by kind, and the rules that use facts. */
            200: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kinds": [
                     *         {
                     *           "kind": "case",
                     *           "name": "case",
                     *           "facts": [
                     *             {
                     *               "name": "type",
                     *               "label": "Its class",
                     *               "description": "Its class",
                     *               "type": "oneOf",
                     *               "unit": null,
                     *               "minimum": null,
                     *               "maximum": null,
                     *               "options": [
                     *                 "Full Tower",
                     *                 "Mid Tower",
                     *                 "Mini Tower",
                     *                 "Mini-ITX",
                     *                 "Desktop",
                     *                 "Open Frame"
                     *               ],
                     *               "members": null,
                     *               "rules": [
                     *                 "CoolerHeight",
                     *                 "BoardInCase",
                     *                 "PowerSupplyForm",
                     *                 "PowerSupplyLength",
                     *                 "FrontUsb"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "rules": [
                     *         {
                     *           "name": "CoolerHeight",
                     *           "title": "Cooler height",
                     *           "checks": "An air cooler is no taller than the case takes."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FactList"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readMissingFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The material number.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that settle most checks first; none for a product that is not a part. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "facts": [
                     *         {
                     *           "fact": "maxCoolerHeightMm",
                     *           "settles": 540,
                     *           "undecided": 612,
                     *           "rules": [
                     *             "CoolerHeight"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MissingFactList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readDataQuality: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The missing facts by group. */
            200: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "undecided": 612,
                     *       "complete": true,
                     *       "facts": [
                     *         {
                     *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *           "group": "Cases",
                     *           "kind": "case",
                     *           "products": 3,
                     *           "fact": "maxCoolerHeightMm",
                     *           "settles": 540,
                     *           "undecided": 612,
                     *           "rules": [
                     *             "CoolerHeight"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DataQuality"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPrices: {
        parameters: {
            query?: {
                /** @description Only those with this text in the id or the name of the product, in any case. */
                search?: string;
                /** @description Prices per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the price list.
                 * @example NOK-reseller
                 */
                priceList: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "NOK",
                     *       "prices": [
                     *         {
                     *           "productId": "cpu-1",
                     *           "name": "CPU",
                     *           "net": 2490,
                     *           "rules": 0
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PriceListPrices"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such price list. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readProductPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the price list.
                 * @example NOK-reseller
                 */
                priceList: string;
                /**
                 * @description The material number.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "cpu-1",
                     *       "net": 2490,
                     *       "rules": [
                     *         {
                     *           "minQuantity": 10,
                     *           "validFrom": null,
                     *           "validUntil": null,
                     *           "net": 2390
                     *         }
                     *       ],
                     *       "lowestPrice30Days": 2490,
                     *       "history": [
                     *         {
                     *           "validFrom": null,
                     *           "until": "2026-01-15T09:30:00.000Z",
                     *           "net": 2590
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProductPrices"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such price list; There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setProductPrices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The id of the price list.
                 * @example NOK-reseller
                 */
                priceList: string;
                /**
                 * @description The material number.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "net": 2490,
                 *       "rules": [
                 *         {
                 *           "minQuantity": 10,
                 *           "validFrom": null,
                 *           "validUntil": null,
                 *           "net": 2390
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProductPricesInput"];
            };
        };
        responses: {
            /** @description The prices are set. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such price list; There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The version is not current. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the price list.
                 * @example NOK-reseller
                 */
                priceList: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description The name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example priceList,currency,productId,net,minQuantity,validFrom,validUntil
                     *     NOK-standard,NOK,cpu-1,2490,,,
                     *     NOK-standard,NOK,cpu-1,2390,10,,
                     */
                    "text/csv": string;
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such price list. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Imports per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imports": [
                     *         {
                     *           "importId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *           "kind": "prices",
                     *           "dryRun": false,
                     *           "state": "Waiting",
                     *           "createdAt": "2026-01-15T09:30:00.000Z",
                     *           "rows": {
                     *             "total": 2,
                     *             "done": 1,
                     *             "new": 0,
                     *             "changed": 0,
                     *             "equal": 0,
                     *             "refused": 1
                     *           },
                     *           "error": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startImport: {
        parameters: {
            query: {
                /** @description What the rows are. `carriers` also needs the scope `admin`. */
                kind: "catalog" | "prices" | "stock" | "carriers";
                /** @description The list of NDJSON and CSV rows: `products` (the default), `groups` or `bundles`; `prices`; `stock` (the default) or `purchaseOrders`; `carriers`. */
                list?: string;
                /** @description `true`: no row is stored, the result says what would change. */
                dryRun?: "true" | "false";
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prices": [
                 *         {
                 *           "priceList": "NOK-standard",
                 *           "currency": "NOK",
                 *           "productId": "cpu-1",
                 *           "net": 2490
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportDocument"];
                /** @example {"priceList":"NOK-standard","currency":"NOK","productId":"cpu-1","net":2490} */
                "application/x-ndjson": string;
                /**
                 * @example priceList,currency,productId,net
                 *     NOK-standard,NOK,cpu-1,2490
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description The rows are stored and will be imported. */
            201: {
                headers: {
                    /** @description Where the progress can be read. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "importId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *       "kind": "prices",
                     *       "dryRun": false,
                     *       "state": "Waiting",
                     *       "createdAt": "2026-01-15T09:30:00.000Z",
                     *       "rows": {
                     *         "total": 2,
                     *         "done": 1,
                     *         "new": 0,
                     *         "changed": 0,
                     *         "equal": 0,
                     *         "refused": 1
                     *       },
                     *       "refusedRows": [
                     *         {
                     *           "list": "prices",
                     *           "line": 1,
                     *           "reason": "there is no product cpu-2"
                     *         }
                     *       ],
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `importId` of the answer to the upload.
                 * @example 01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7
                 */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "importId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *       "kind": "prices",
                     *       "dryRun": false,
                     *       "state": "Waiting",
                     *       "createdAt": "2026-01-15T09:30:00.000Z",
                     *       "rows": {
                     *         "total": 2,
                     *         "done": 1,
                     *         "new": 0,
                     *         "changed": 0,
                     *         "equal": 0,
                     *         "refused": 1
                     *       },
                     *       "refusedRows": [
                     *         {
                     *           "list": "prices",
                     *           "line": 1,
                     *           "reason": "there is no product cpu-2"
                     *         }
                     *       ],
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such import. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                /** @description Only rows with this outcome. */
                status?: "new" | "changed" | "equal" | "refused";
                /** @description Rows per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The `importId` of the answer to the upload.
                 * @example 01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7
                 */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rows": [
                     *         {
                     *           "list": "prices",
                     *           "line": 1,
                     *           "reason": "there is no product cpu-2",
                     *           "status": "refused"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ImportRowList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such import. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client": "Demo 100001",
                     *       "scopes": [
                     *         "checkout",
                     *         "orders:read",
                     *         "orders:cancel",
                     *         "pcconfig:read",
                     *         "pcconfig:write"
                     *       ],
                     *       "accounts": [
                     *         {
                     *           "customerId": "100001",
                     *           "name": "Demo account 100001",
                     *           "country": "NO",
                     *           "currency": "NOK",
                     *           "vatRate": 25,
                     *           "priceList": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    beginSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "idToken": null
                 *     }
                 */
                "application/json": components["schemas"]["NewSession"];
            };
        };
        responses: {
            /** @description The browser is signed in. */
            204: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser is signed out. */
            200: {
                headers: {
                    /** @description Removes the session cookie. */
                    "Set-Cookie"?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "idToken": null
                     *     }
                     */
                    "application/json": components["schemas"]["EndedSession"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /** @description Number of hours, including the current one; 24 by default. */
                hours?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    /** @description Only if the answer was read from a replica of the database: seconds. It has every change that was answered longer ago; newer ones may be missing. */
                    Age?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "at": "2026-01-15T09:31:00.000Z",
                     *       "ordersPerHour": [
                     *         {
                     *           "hour": "2026-01-15T08:00:00.000Z",
                     *           "placed": 31,
                     *           "cancelled": 2
                     *         },
                     *         {
                     *           "hour": "2026-01-15T09:00:00.000Z",
                     *           "placed": 17,
                     *           "cancelled": 0
                     *         }
                     *       ],
                     *       "states": [
                     *         {
                     *           "state": "Placed",
                     *           "count": 12
                     *         },
                     *         {
                     *           "state": "Confirmed",
                     *           "count": 4
                     *         },
                     *         {
                     *           "state": "Released",
                     *           "count": 31
                     *         },
                     *         {
                     *           "state": "PartiallyShipped",
                     *           "count": 2
                     *         },
                     *         {
                     *           "state": "Shipped",
                     *           "count": 58
                     *         },
                     *         {
                     *           "state": "Delivered",
                     *           "count": 10412
                     *         },
                     *         {
                     *           "state": "Cancelled",
                     *           "count": 377
                     *         }
                     *       ],
                     *       "lateDeliveries": {
                     *         "count": 1,
                     *         "orders": [
                     *           {
                     *             "orderId": "7K3MX-9QF2T",
                     *             "customerId": "100001",
                     *             "state": "Released",
                     *             "expectedAt": "2026-01-14T00:00:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "latency": [
                     *         {
                     *           "operationId": "getOrder",
                     *           "path": "/orders/v1/{orderId}",
                     *           "method": "GET",
                     *           "requests": 90210,
                     *           "p50Milliseconds": 0.61,
                     *           "p95Milliseconds": 1.87,
                     *           "p99Milliseconds": 4.12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAllOrders: {
        parameters: {
            query?: {
                /** @description Only orders in this state. */
                state?: "Placed" | "Confirmed" | "Released" | "PartiallyShipped" | "Shipped" | "Delivered" | "Cancelled";
                /** @description Only orders of this account. */
                account?: string;
                /** @description Only orders whose id begins with this text (case and dash are ignored), or orders of the account with this id. */
                search?: string;
                /** @description Only orders placed at this time or later. */
                placedFrom?: string;
                /** @description Only orders placed before this time. */
                placedBefore?: string;
                /** @description `promise`: open orders in the order in which they should leave, instead of newest first. The answer also counts carriers. */
                sort?: "promise";
                /** @description With `sort=promise`: only orders of this carrier service. */
                carrier?: string;
                /** @description Orders per page; 50 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    /** @description Only if the answer was read from a replica of the database: seconds. It has every change that was answered longer ago; newer ones may be missing. */
                    Age?: string;
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "state": "Placed",
                     *           "version": 1,
                     *           "placedAt": "2026-01-15T09:31:00.000Z",
                     *           "order": {
                     *             "orderId": "7K3MX-9QF2T",
                     *             "checkoutId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *             "currency": "NOK",
                     *             "events": {
                     *               "placed": "2026-01-15T09:31:00.000Z"
                     *             },
                     *             "parties": {
                     *               "soldTo": "100001",
                     *               "shipTo": "100001",
                     *               "billTo": "100001",
                     *               "contactTo": null,
                     *               "placedBy": "Demo 100001"
                     *             },
                     *             "references": {
                     *               "billingReference": "PO-4711",
                     *               "deliveryReference": null
                     *             },
                     *             "orderLines": [
                     *               {
                     *                 "lineNumber": "10",
                     *                 "name": "AMD Ryzen 7 9800X3D",
                     *                 "description": null,
                     *                 "materialNumber": "cpu-amd-ryzen-7-9800x3d",
                     *                 "quantity": {
                     *                   "total": 2,
                     *                   "fulfilled": 0,
                     *                   "cancelled": 0
                     *                 },
                     *                 "unitPrice": {
                     *                   "gross": 5542.5,
                     *                   "net": 4434,
                     *                   "vat": 1108.5
                     *                 },
                     *                 "references": {
                     *                   "deliveryReference": "Shelf 4"
                     *                 },
                     *                 "categories": [
                     *                   "PHYSICAL_ITEM"
                     *                 ],
                     *                 "orderLines": []
                     *               },
                     *               {
                     *                 "lineNumber": "20",
                     *                 "name": "Fjordpost collection, Oslo S",
                     *                 "description": null,
                     *                 "materialNumber": "fjordpost-pickup:fjordpost-oslo-s",
                     *                 "quantity": {
                     *                   "total": 1,
                     *                   "fulfilled": 0,
                     *                   "cancelled": 0
                     *                 },
                     *                 "unitPrice": {
                     *                   "gross": 86.25,
                     *                   "net": 69,
                     *                   "vat": 17.25
                     *                 },
                     *                 "references": null,
                     *                 "categories": [
                     *                   "DELIVERY"
                     *                 ],
                     *                 "orderLines": []
                     *               }
                     *             ],
                     *             "expectedDeliveries": [
                     *               {
                     *                 "estimatedDeliveryDate": "2026-01-19T00:00:00.000Z",
                     *                 "expectedLines": [
                     *                   {
                     *                     "orderLineNumber": "10",
                     *                     "quantity": 2,
                     *                     "references": {
                     *                       "deliveryReference": "Shelf 4"
                     *                     },
                     *                     "status": "Available",
                     *                     "availableAt": "2026-01-15T09:31:00.000Z"
                     *                   }
                     *                 ],
                     *                 "collectionPoint": {
                     *                   "id": "fjordpost-oslo-s",
                     *                   "name": "Oslo S",
                     *                   "addressLine1": "Jernbanetorget 1",
                     *                   "postCode": "0154",
                     *                   "city": "Oslo",
                     *                   "country": "NO"
                     *                 },
                     *                 "deliveryAddress": {
                     *                   "name": "Fjord Data AS",
                     *                   "addressLine1": "Storgata 1",
                     *                   "addressLine2": null,
                     *                   "postCode": "0155",
                     *                   "city": "Oslo",
                     *                   "country": "NO",
                     *                   "contactPersonName": null,
                     *                   "phone": null,
                     *                   "mobilePhone": "+47 400 00 000",
                     *                   "email": "orders@example.com",
                     *                   "globalLocationNumber": null
                     *                 }
                     *               }
                     *             ],
                     *             "deliveries": [],
                     *             "billings": [],
                     *             "notes": {
                     *               "messageToSalesDepartment": "Please deliver before noon."
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["StaffOrderList"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readAnyOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the order, such as `7K3MX-9QF2T`.
                 * @example 7K3MX-9QF2T
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "Placed",
                     *       "version": 1,
                     *       "placedAt": "2026-01-15T09:31:00.000Z",
                     *       "order": {
                     *         "orderId": "7K3MX-9QF2T",
                     *         "checkoutId": "01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7",
                     *         "currency": "NOK",
                     *         "events": {
                     *           "placed": "2026-01-15T09:31:00.000Z"
                     *         },
                     *         "parties": {
                     *           "soldTo": "100001",
                     *           "shipTo": "100001",
                     *           "billTo": "100001",
                     *           "contactTo": null,
                     *           "placedBy": "Demo 100001"
                     *         },
                     *         "references": {
                     *           "billingReference": "PO-4711",
                     *           "deliveryReference": null
                     *         },
                     *         "orderLines": [
                     *           {
                     *             "lineNumber": "10",
                     *             "name": "AMD Ryzen 7 9800X3D",
                     *             "description": null,
                     *             "materialNumber": "cpu-amd-ryzen-7-9800x3d",
                     *             "quantity": {
                     *               "total": 2,
                     *               "fulfilled": 0,
                     *               "cancelled": 0
                     *             },
                     *             "unitPrice": {
                     *               "gross": 5542.5,
                     *               "net": 4434,
                     *               "vat": 1108.5
                     *             },
                     *             "references": {
                     *               "deliveryReference": "Shelf 4"
                     *             },
                     *             "categories": [
                     *               "PHYSICAL_ITEM"
                     *             ],
                     *             "orderLines": []
                     *           },
                     *           {
                     *             "lineNumber": "20",
                     *             "name": "Fjordpost collection, Oslo S",
                     *             "description": null,
                     *             "materialNumber": "fjordpost-pickup:fjordpost-oslo-s",
                     *             "quantity": {
                     *               "total": 1,
                     *               "fulfilled": 0,
                     *               "cancelled": 0
                     *             },
                     *             "unitPrice": {
                     *               "gross": 86.25,
                     *               "net": 69,
                     *               "vat": 17.25
                     *             },
                     *             "references": null,
                     *             "categories": [
                     *               "DELIVERY"
                     *             ],
                     *             "orderLines": []
                     *           }
                     *         ],
                     *         "expectedDeliveries": [
                     *           {
                     *             "estimatedDeliveryDate": "2026-01-19T00:00:00.000Z",
                     *             "expectedLines": [
                     *               {
                     *                 "orderLineNumber": "10",
                     *                 "quantity": 2,
                     *                 "references": {
                     *                   "deliveryReference": "Shelf 4"
                     *                 },
                     *                 "status": "Available",
                     *                 "availableAt": "2026-01-15T09:31:00.000Z"
                     *               }
                     *             ],
                     *             "collectionPoint": {
                     *               "id": "fjordpost-oslo-s",
                     *               "name": "Oslo S",
                     *               "addressLine1": "Jernbanetorget 1",
                     *               "postCode": "0154",
                     *               "city": "Oslo",
                     *               "country": "NO"
                     *             },
                     *             "deliveryAddress": {
                     *               "name": "Fjord Data AS",
                     *               "addressLine1": "Storgata 1",
                     *               "addressLine2": null,
                     *               "postCode": "0155",
                     *               "city": "Oslo",
                     *               "country": "NO",
                     *               "contactPersonName": null,
                     *               "phone": null,
                     *               "mobilePhone": "+47 400 00 000",
                     *               "email": "orders@example.com",
                     *               "globalLocationNumber": null
                     *             }
                     *           }
                     *         ],
                     *         "deliveries": [],
                     *         "billings": [],
                     *         "notes": {
                     *           "messageToSalesDepartment": "Please deliver before noon."
                     *         }
                     *       },
                     *       "history": [
                     *         {
                     *           "version": 1,
                     *           "action": "place",
                     *           "actor": "Demo 100001",
                     *           "occurredAt": "2026-01-15T09:31:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffOrderWithHistory"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findCode: {
        parameters: {
            query: {
                /** @description As scanned or typed. Case and dashes of order ids and of product numbers are ignored. */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the code means. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "7K3MX-9QF2T",
                     *       "products": [],
                     *       "shipped": []
                     *     }
                     */
                    "application/json": components["schemas"]["ScannedCode"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the order, such as `7K3MX-9QF2T`.
                 * @example 7K3MX-9QF2T
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is Confirmed. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The order is not in a state that allows this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    releaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the order, such as `7K3MX-9QF2T`.
                 * @example 7K3MX-9QF2T
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is Released. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The order is not in a state that allows this. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the order, such as `7K3MX-9QF2T`.
                 * @example 7K3MX-9QF2T
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trackingNumber": "FP123456789NO",
                 *       "lines": [
                 *         {
                 *           "lineNumber": "10",
                 *           "quantity": 1,
                 *           "serialNumbers": [
                 *             "SN-1"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewDelivery"];
            };
        };
        responses: {
            /** @description The delivery is shipped. */
            201: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveryId": "7K3MX-9QF2T-D1"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedDelivery"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order; The order has no such line. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The order is not in a state that allows this; There is nothing to ship; The line cannot be shipped; The line has fewer open units; The units are not on the shelf; The serial numbers are wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markDelivered: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the order, such as `7K3MX-9QF2T`.
                 * @example 7K3MX-9QF2T
                 */
                orderId: string;
                /**
                 * @description The delivery, such as `7K3MX-9QF2T-D1`.
                 * @example 7K3MX-9QF2T-D1
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery is marked as delivered. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order; The order has no such delivery. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The order is not in a state that allows this; The delivery was already marked as delivered. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    billOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the order, such as `7K3MX-9QF2T`.
                 * @example 7K3MX-9QF2T
                 */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "Invoice",
                 *       "lines": [
                 *         {
                 *           "lineNumber": "10",
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewBilling"];
            };
        };
        responses: {
            /** @description The billing is issued. */
            201: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "billingId": "7K3MX-9QF2T-B1"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedBilling"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order; The order has no such line. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The order is not in a state that allows this; There is nothing to bill; Fewer units can be billed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelOrderLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The identifier of the order, such as `7K3MX-9QF2T`.
                 * @example 7K3MX-9QF2T
                 */
                orderId: string;
                /**
                 * @description The line, such as `10`.
                 * @example 10
                 */
                lineNumber: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "quantity": 1
                 *     }
                 */
                "application/json": components["schemas"]["LineCancellation"];
            };
        };
        responses: {
            /** @description The units are cancelled. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such order; The order has no such line. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The order is not in a state that allows this; The line cannot be cancelled on its own; The line has fewer open units. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStock: {
        parameters: {
            query?: {
                /** @description Only products of this group. */
                productGroupId?: string;
                /** @description Words; each must match the name, the manufacturer, a product number, the kind or a fact ("AM5 65W", "12 GB", "zen 5"). Spelling with or without spaces is the same ("rtx5070ti"), and a word may be incomplete. Whole words rank before beginnings, beginnings before other parts of words. One typo in a word of at least four letters is forgiven if nothing else matches it. */
                search?: string;
                /** @description `short`: only products without free units, or that orders wait for. */
                only?: "short";
                /** @description Products per page; 50 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "productId": "cpu-amd-ryzen-7-9800x3d",
                     *           "name": "AMD Ryzen 7 9800X3D",
                     *           "manufacturer": "AMD",
                     *           "productGroupId": "93dd66bf-df57-4dba-8a12-998b8838cb25",
                     *           "onHand": 25,
                     *           "reserved": 5,
                     *           "free": 20,
                     *           "incoming": 50,
                     *           "waiting": 0
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["StockList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The material number.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "productId": "cpu-1",
                     *       "onHand": 25,
                     *       "reserved": 5,
                     *       "waiting": 0,
                     *       "free": 20,
                     *       "purchaseOrders": []
                     *     }
                     */
                    "application/json": components["schemas"]["StockOfProduct"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setStock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The material number.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "onHand": 25,
                 *       "reason": "Counted"
                 *     }
                 */
                "application/json": components["schemas"]["NewStock"];
            };
        };
        responses: {
            /** @description The stock is set. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description Orders have reserved more units. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readShortage: {
        parameters: {
            query: {
                /** @description Units on the shelf, as counted. */
                onHand: number;
            };
            header?: never;
            path: {
                /**
                 * @description The material number.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders; empty if the count covers all reserved units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "orderId": "7K3MX-9QF2T",
                     *           "units": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Shortage"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStockCorrections: {
        parameters: {
            query?: {
                /** @description Corrections per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The material number.
                 * @example cpu-amd-ryzen-7-9800x3d
                 */
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of corrections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "corrections": [
                     *         {
                     *           "at": "2026-01-15T09:30:00.000Z",
                     *           "client": "Back office",
                     *           "before": 25,
                     *           "after": 24,
                     *           "reason": "Broken in transit"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["StockCorrections"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPurchaseOrders: {
        parameters: {
            query?: {
                /** @description Only of this product. */
                productId?: string;
                /** @description Only those with this text in their id, or in the id or name of their product, or whose product has this EAN or part number of the manufacturer. */
                search?: string;
                /** @description By id (default), by date with the undated last, or by the name of the product. */
                sort?: "id" | "due" | "product";
                /** @description Per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of purchase orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purchaseOrders": [
                     *         {
                     *           "purchaseOrderId": "PO-1",
                     *           "productId": "cpu-1",
                     *           "quantity": 50,
                     *           "expectedAt": "2026-12-01T00:00:00.000Z",
                     *           "productName": "AMD Ryzen 7 9800X3D"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PurchaseOrderList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPurchaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purchaseOrderId": "PO-1",
                 *       "productId": "cpu-1",
                 *       "quantity": 50,
                 *       "expectedAt": "2026-12-01T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["NewPurchaseOrder"];
            };
        };
        responses: {
            /** @description The purchase order is recorded. */
            201: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purchaseOrderId": "PO-1",
                     *       "productId": "cpu-1",
                     *       "quantity": 50,
                     *       "expectedAt": "2026-12-01T00:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenPurchaseOrder"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePurchaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The purchase order.
                 * @example PO-1
                 */
                purchaseOrderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 50,
                 *       "expectedAt": null
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseOrderChange"];
            };
        };
        responses: {
            /** @description The purchase order is changed. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such purchase order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    receiveGoods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The purchase order.
                 * @example PO-1
                 */
                purchaseOrderId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "quantity": 20
                 *     }
                 */
                "application/json": components["schemas"]["GoodsReceived"];
            };
        };
        responses: {
            /** @description The units are in stock. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such purchase order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findIncoming: {
        parameters: {
            query: {
                /** @description As scanned or typed. Case and dashes of product numbers are ignored. */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the code means. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purchaseOrders": [
                     *         {
                     *           "purchaseOrderId": "PO-1",
                     *           "productId": "cpu-1",
                     *           "quantity": 50,
                     *           "expectedAt": "2026-12-01T00:00:00.000Z",
                     *           "productName": "AMD Ryzen 7 9800X3D"
                     *         }
                     *       ],
                     *       "products": []
                     *     }
                     */
                    "application/json": components["schemas"]["IncomingCode"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Events per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page; if missing, reading starts at the oldest event. */
                cursor?: string;
                /** @description Only this type, such as `order.placed`. */
                type?: string;
                /** @description Only orders of this customer account. */
                account?: string;
                /** @description Only this order. */
                orderId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "specversion": "1.0",
                     *           "id": "019bc0f4-6f50-7c3a-9d1e-2f6b8a4c5d10",
                     *           "source": "/orders",
                     *           "type": "order.placed",
                     *           "subject": "7K3MX-9QF2T",
                     *           "time": "2026-01-15T09:30:00.000Z",
                     *           "datacontenttype": "application/json",
                     *           "data": {
                     *             "orderId": "7K3MX-9QF2T",
                     *             "orderVersion": 1,
                     *             "account": "100001"
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": "MQ"
                     *     }
                     */
                    "application/json": components["schemas"]["EventFeed"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhooks": [
                     *         {
                     *           "webhookId": "019bc0f4-6f50-7c3a-9d1e-1a2b3c4d5e6f",
                     *           "url": "https://example.com/hooks/orders",
                     *           "account": null,
                     *           "types": [
                     *             "order.placed",
                     *             "order.cancelled"
                     *           ],
                     *           "active": true,
                     *           "createdAt": "2026-01-15T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/hooks/orders",
                 *       "account": null,
                 *       "types": [
                 *         "order.placed",
                 *         "order.cancelled"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description The webhook, with its secret. */
            201: {
                headers: {
                    /** @description Where the webhook can be read. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhookId": "019bc0f4-6f50-7c3a-9d1e-1a2b3c4d5e6f",
                     *       "url": "https://example.com/hooks/orders",
                     *       "account": null,
                     *       "types": [
                     *         "order.placed",
                     *         "order.cancelled"
                     *       ],
                     *       "active": true,
                     *       "createdAt": "2026-01-15T09:00:00.000Z",
                     *       "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD4wZ2T5r4m1s="
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookCreated"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier that creating the webhook answered.
                 * @example 019bc0f4-6f50-7c3a-9d1e-1a2b3c4d5e6f
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhookId": "019bc0f4-6f50-7c3a-9d1e-1a2b3c4d5e6f",
                     *       "url": "https://example.com/hooks/orders",
                     *       "account": null,
                     *       "types": [
                     *         "order.placed",
                     *         "order.cancelled"
                     *       ],
                     *       "active": true,
                     *       "createdAt": "2026-01-15T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such webhook. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Identifier that creating the webhook answered.
                 * @example 019bc0f4-6f50-7c3a-9d1e-1a2b3c4d5e6f
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The changed webhook. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhookId": "019bc0f4-6f50-7c3a-9d1e-1a2b3c4d5e6f",
                     *       "url": "https://example.com/hooks/orders",
                     *       "account": null,
                     *       "types": [
                     *         "order.placed",
                     *         "order.cancelled"
                     *       ],
                     *       "active": false,
                     *       "createdAt": "2026-01-15T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such webhook. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Identifier that creating the webhook answered.
                 * @example 019bc0f4-6f50-7c3a-9d1e-1a2b3c4d5e6f
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD4wZ2T5r4m1s=",
                     *       "previousSecretUntil": "2026-01-16T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such webhook. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Deliveries per page; 50 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
                state?: components["schemas"]["WebhookDeliveryState"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier that creating the webhook answered.
                 * @example 019bc0f4-6f50-7c3a-9d1e-1a2b3c4d5e6f
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveries": [
                     *         {
                     *           "deliveryId": "019bc0f4-7011-7d2b-8a3c-9e8d7c6b5a40",
                     *           "eventId": "019bc0f4-6f50-7c3a-9d1e-2f6b8a4c5d10",
                     *           "type": "order.placed",
                     *           "orderId": "7K3MX-9QF2T",
                     *           "state": "Pending",
                     *           "attempts": 2,
                     *           "createdAt": "2026-01-15T09:30:00.010Z",
                     *           "nextAttemptAt": "2026-01-15T09:30:35.000Z",
                     *           "lastAttemptAt": "2026-01-15T09:30:05.000Z",
                     *           "lastStatus": 503,
                     *           "lastError": "The answer was 503."
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeliveries"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such webhook. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Identifier that creating the webhook answered.
                 * @example 019bc0f4-6f50-7c3a-9d1e-1a2b3c4d5e6f
                 */
                webhookId: string;
                /**
                 * @description Identifier from the webhook's deliveries.
                 * @example 7K3MX-9QF2T-D1
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery is pending again. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such webhook; There is no such delivery. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resendParkedDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Identifier that creating the webhook answered.
                 * @example 019bc0f4-6f50-7c3a-9d1e-1a2b3c4d5e6f
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All parked deliveries are pending again. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such webhook. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "steps": [
                     *         {
                     *           "step": "account",
                     *           "done": true
                     *         },
                     *         {
                     *           "step": "product",
                     *           "done": false
                     *         },
                     *         {
                     *           "step": "price",
                     *           "done": false
                     *         },
                     *         {
                     *           "step": "carrier",
                     *           "done": false
                     *         },
                     *         {
                     *           "step": "stock",
                     *           "done": false
                     *         },
                     *         {
                     *           "step": "customer",
                     *           "done": false
                     *         },
                     *         {
                     *           "step": "order",
                     *           "done": false
                     *         }
                     *       ],
                     *       "done": false
                     *     }
                     */
                    "application/json": components["schemas"]["SetupProgress"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    beginSetup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "Yk3pQ0cJwq1mT8bN5xVr7sLd2eFh6gKa9uZiOoPtRyE"
                 *     }
                 */
                "application/json": components["schemas"]["SetupSecret"];
            };
        };
        responses: {
            /** @description The key, and a session cookie. */
            201: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keyId": "first",
                     *       "client": "Administrator",
                     *       "key": "bo_3mV0lq7xk2T8cF1sYw9Zr4Nn6Jb5Hd0GaQeUiOpLs"
                     *     }
                     */
                    "application/json": components["schemas"]["FirstKey"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            /** @description The link for the first start is not valid. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description Only those with this text in identifier or name, in any case. */
                search?: string;
                /** @description Accounts per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "customerId": "100001",
                     *           "name": "Fjord Data AS",
                     *           "country": "NO",
                     *           "currency": "NOK",
                     *           "vatRate": 25,
                     *           "priceList": "NOK-standard",
                     *           "billTo": null,
                     *           "shipTo": null,
                     *           "retiredAt": null,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminAccountList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "100001",
                 *       "name": "Fjord Data AS",
                 *       "country": "NO",
                 *       "currency": "NOK",
                 *       "vatRate": 25,
                 *       "priceList": "NOK-standard"
                 *     }
                 */
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description The account is created. */
            201: {
                headers: {
                    /** @description Where the account can be read. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": "100001",
                     *       "name": "Fjord Data AS",
                     *       "country": "NO",
                     *       "currency": "NOK",
                     *       "vatRate": 25,
                     *       "priceList": "NOK-standard",
                     *       "billTo": null,
                     *       "shipTo": null,
                     *       "retiredAt": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AdminAccount"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The account.
                 * @example 100001
                 */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": "100001",
                     *       "name": "Fjord Data AS",
                     *       "country": "NO",
                     *       "currency": "NOK",
                     *       "vatRate": 25,
                     *       "priceList": "NOK-standard",
                     *       "billTo": null,
                     *       "shipTo": null,
                     *       "retiredAt": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AdminAccount"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on, or `*` for any. If another request changed it since, the answer is 412.
                 * @example "1"
                 */
                "If-Match": string;
            };
            path: {
                /**
                 * @description The account.
                 * @example 100001
                 */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fjord Data AS"
                 *     }
                 */
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description The changed account. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerId": "100001",
                     *       "name": "Fjord Data AS",
                     *       "country": "NO",
                     *       "currency": "NOK",
                     *       "vatRate": 25,
                     *       "priceList": "NOK-standard",
                     *       "billTo": null,
                     *       "shipTo": null,
                     *       "retiredAt": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AdminAccount"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The version is not current. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The version is missing. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description Only those with this text in identifier, client or accounts, in any case. */
                search?: string;
                /** @description Only those that may act for this account. */
                account?: string;
                /** @description Keys per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "keyId": "a81f03c2d4",
                     *           "client": "Webshop",
                     *           "accounts": [
                     *             "100001"
                     *           ],
                     *           "scopes": [
                     *             "checkout",
                     *             "orders:read"
                     *           ],
                     *           "demo": false,
                     *           "createdAt": "2026-01-15T09:00:00.000Z",
                     *           "revokedAt": null,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminKeyList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "client": "Webshop",
                 *       "accounts": [
                 *         "100001"
                 *       ],
                 *       "scopes": [
                 *         "checkout",
                 *         "orders:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewKey"];
            };
        };
        responses: {
            /** @description The key is created. */
            201: {
                headers: {
                    /** @description Where the key can be read, without the key itself. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keyId": "a81f03c2d4",
                     *       "client": "Webshop",
                     *       "accounts": [
                     *         "100001"
                     *       ],
                     *       "scopes": [
                     *         "checkout",
                     *         "orders:read"
                     *       ],
                     *       "demo": false,
                     *       "createdAt": "2026-01-15T09:00:00.000Z",
                     *       "revokedAt": null,
                     *       "version": 1,
                     *       "key": "bo_3mV0lq7xk2T8cF1sYw9Zr4Nn6Jb5Hd0GaQeUiOpLs"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The caller cannot grant this; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier of the key; not the key itself.
                 * @example first
                 */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keyId": "a81f03c2d4",
                     *       "client": "Webshop",
                     *       "accounts": [
                     *         "100001"
                     *       ],
                     *       "scopes": [
                     *         "checkout",
                     *         "orders:read"
                     *       ],
                     *       "demo": false,
                     *       "createdAt": "2026-01-15T09:00:00.000Z",
                     *       "revokedAt": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AdminKey"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such key. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeKey: {
        parameters: {
            query?: {
                /** @description `true`: also if the change ends the administration rights of the caller. */
                confirm?: "true" | "false";
            };
            header: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on, or `*` for any. If another request changed it since, the answer is 412.
                 * @example "1"
                 */
                "If-Match": string;
            };
            path: {
                /**
                 * @description Identifier of the key; not the key itself.
                 * @example first
                 */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accounts": [
                 *         "100001"
                 *       ],
                 *       "scopes": [
                 *         "checkout",
                 *         "orders:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["KeyChange"];
            };
        };
        responses: {
            /** @description The changed key. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keyId": "a81f03c2d4",
                     *       "client": "Webshop",
                     *       "accounts": [
                     *         "100001"
                     *       ],
                     *       "scopes": [
                     *         "checkout",
                     *         "orders:read"
                     *       ],
                     *       "demo": false,
                     *       "createdAt": "2026-01-15T09:00:00.000Z",
                     *       "revokedAt": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AdminKey"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The caller cannot grant this; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such key. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The version is not current. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The change would end your own administration. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The version is missing. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: {
                /** @description `true`: also if the change ends the administration rights of the caller. */
                confirm?: "true" | "false";
            };
            header: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on, or `*` for any. If another request changed it since, the answer is 412.
                 * @example "1"
                 */
                "If-Match": string;
            };
            path: {
                /**
                 * @description Identifier of the key; not the key itself.
                 * @example first
                 */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such key. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The version is not current. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The change would end your own administration. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The version is missing. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Only those with this text in name or keys, in any case. */
                search?: string;
                /** @description Clients per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clients": [
                     *         {
                     *           "client": "Webshop",
                     *           "enabled": true,
                     *           "keys": [
                     *             "a81f03c2d4"
                     *           ]
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminClientList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeClient: {
        parameters: {
            query?: {
                /** @description `true`: also if the change ends the administration rights of the caller. */
                confirm?: "true" | "false";
            };
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The name of the client.
                 * @example Demo 100001
                 */
                client: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["ClientChange"];
            };
        };
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "client": "Webshop",
                     *       "enabled": false,
                     *       "keys": [
                     *         "a81f03c2d4"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdminClient"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The change would end your own administration. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCarriers: {
        parameters: {
            query?: {
                /** @description Only those with this text in identifier, carrier or name, in any case. */
                search?: string;
                /** @description Services per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of services. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carriers": [
                     *         {
                     *           "carrierId": "fjordpost-home",
                     *           "carrier": "Fjordpost",
                     *           "name": "Home delivery",
                     *           "countries": [
                     *             "NO"
                     *           ],
                     *           "transitDays": 2,
                     *           "bands": [
                     *             {
                     *               "maxWeightGrams": 35000,
                     *               "prices": [
                     *                 {
                     *                   "currency": "NOK",
                     *                   "net": 99
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "collectionPoints": [],
                     *           "retiredAt": null,
                     *           "version": 1
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AdminCarrierList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCarrier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "fjordpost-home",
                 *       "carrier": "Fjordpost",
                 *       "name": "Home delivery",
                 *       "countries": [
                 *         "NO"
                 *       ],
                 *       "transitDays": 2,
                 *       "bands": [
                 *         {
                 *           "maxWeightGrams": 35000,
                 *           "prices": [
                 *             {
                 *               "currency": "NOK",
                 *               "net": 99
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "collectionPoints": []
                 *     }
                 */
                "application/json": components["schemas"]["CarrierService"];
            };
        };
        responses: {
            /** @description The service is created. */
            201: {
                headers: {
                    /** @description Where the service can be read. */
                    Location?: string;
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carrierId": "fjordpost-home",
                     *       "carrier": "Fjordpost",
                     *       "name": "Home delivery",
                     *       "countries": [
                     *         "NO"
                     *       ],
                     *       "transitDays": 2,
                     *       "bands": [
                     *         {
                     *           "maxWeightGrams": 35000,
                     *           "prices": [
                     *             {
                     *               "currency": "NOK",
                     *               "net": 99
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "collectionPoints": [],
                     *       "retiredAt": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AdminCarrier"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readCarrier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an earlier answer. If nothing changed, the answer is 304 without a body.
                 * @example "Yk1pK0c3c2V0dGluZ3M-gzip"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The delivery service.
                 * @example fjordpost-home
                 */
                carrierId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carrierId": "fjordpost-home",
                     *       "carrier": "Fjordpost",
                     *       "name": "Home delivery",
                     *       "countries": [
                     *         "NO"
                     *       ],
                     *       "transitDays": 2,
                     *       "bands": [
                     *         {
                     *           "maxWeightGrams": 35000,
                     *           "prices": [
                     *             {
                     *               "currency": "NOK",
                     *               "net": 99
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "collectionPoints": [],
                     *       "retiredAt": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AdminCarrier"];
                };
            };
            /** @description The answer with this ETag is still current. */
            304: {
                headers: {
                    /** @description Changes with the answer. Send it as `If-None-Match` in the next request. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such carrier service. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeCarrier: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Makes a retry safe: for 24 hours, a request with the same key gets the answer of the first one.
                 * @example 7b1f4c0e-2c52-4a55-9f0d-5a0b7a3c1d11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The `ETag` of what the change is based on, or `*` for any. If another request changed it since, the answer is 412.
                 * @example "1"
                 */
                "If-Match": string;
            };
            path: {
                /**
                 * @description The delivery service.
                 * @example fjordpost-home
                 */
                carrierId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transitDays": 3
                 *     }
                 */
                "application/json": components["schemas"]["CarrierChange"];
            };
        };
        responses: {
            /** @description The changed service. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer of an earlier request with the same `Idempotency-Key`. */
                    "Idempotent-Replayed"?: string;
                    /** @description The version. Send it as `If-Match` with a change. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carrierId": "fjordpost-home",
                     *       "carrier": "Fjordpost",
                     *       "name": "Home delivery",
                     *       "countries": [
                     *         "NO"
                     *       ],
                     *       "transitDays": 2,
                     *       "bands": [
                     *         {
                     *           "maxWeightGrams": 35000,
                     *           "prices": [
                     *             {
                     *               "currency": "NOK",
                     *               "net": 99
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "collectionPoints": [],
                     *       "retiredAt": null,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AdminCarrier"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP; The idempotency key was used for another request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such carrier service. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The version is not current. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            /** @description The version is missing. */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            /** @description The service could not answer in time; Too many requests at once; The service is not ready; The issuer of the access token cannot be reached; Too many changes at once; The outcome of the request is unknown. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    trialDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "weightGrams": 12000,
                 *       "country": "NO",
                 *       "postCode": "0155",
                 *       "currency": "NOK",
                 *       "vatRate": 25
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryTrial"];
            };
        };
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "weightGrams": 12000,
                     *       "productsWithoutWeight": [],
                     *       "deliveryOptions": [
                     *         {
                     *           "deliveryOptionId": "fjordpost-home",
                     *           "carrier": "Fjordpost",
                     *           "name": "Home delivery",
                     *           "collectionPoint": null,
                     *           "price": {
                     *             "net": 99,
                     *             "vat": 24.75,
                     *             "gross": 123.75
                     *           },
                     *           "estimatedDeliveryDate": "2026-01-19T00:00:00.000Z"
                     *         }
                     *       ],
                     *       "notOffered": [
                     *         {
                     *           "carrierId": "fjordpost-letter",
                     *           "carrier": "Fjordpost",
                     *           "name": "Letter",
                     *           "reason": "Weight",
                     *           "message": "It takes up to 2000 g; the parcel has 12000 g."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryTrialResult"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Only changes of this kind of thing. */
                entity?: string;
                /** @description Only changes of the thing with this id. */
                entityId?: string;
                /** @description Only changes by this client. */
                client?: string;
                /** @description Only changes at this time or later. */
                from?: string;
                /** @description Only changes before this time. */
                to?: string;
                /** @description Entries per page; 100 by default. */
                limit?: number;
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the audit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "id": "019bc0f46f50-000000-1a2b3c4d",
                     *           "at": "2026-01-15T09:30:00.000Z",
                     *           "client": "Back office",
                     *           "subject": "a81f03c2d4",
                     *           "action": "change",
                     *           "entity": "account",
                     *           "entityId": "100001",
                     *           "before": {
                     *             "priceList": "NOK-standard"
                     *           },
                     *           "after": {
                     *             "priceList": "NOK-reseller"
                     *           },
                     *           "reason": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The client is not permitted; The credential lacks a scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCheckoutVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "0.1.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrdersVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "0.1.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPcconfigVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "0.1.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCustomersVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "0.1.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
            /** @description The request is not valid; The request is not valid HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationProblem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
