// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/oauth2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Token for a password, a refresh token or the host itself */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth2/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of a token */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Token for the credentials of a client
         * @description The answer of the password grant, for a page that has the tenant's key only. Takes the user name with or without the tenant's prefix; counted and slowed down together with the grant.
         */
        post: operations["loginOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the handle from the recovery mail */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password-recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a recovery mail; answers the same for unknown users */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in, with accounts and notifications */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The private area of a client as staff see it */
        get: operations["getAdminMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/public-configuration/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public configuration of a tenant by name or id */
        get: operations["getPublicConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One configuration value */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/countries-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries */
        get: operations["getCountriesInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/provinces/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Provinces of a country */
        get: operations["listProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/pa/{lang}/index.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts of a language: Spanish sentence to translation */
        get: operations["getTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Groups of staff */
        get: operations["listGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cnmv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Managers and products registered at the regulator */
        get: operations["getCnmv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to pay */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/leads-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tests open to guests */
        get: operations["listLeadsTests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/agnostic-test/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Current test of a kind (a) for a type of person (b) */
        get: operations["getAgnosticTest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/agnostic-test/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions of a test */
        get: operations["listAgnosticTestQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/agnostic-test/{id}/answers/{x}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a test for an intervener (x) */
        post: operations["answerAgnosticTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/polls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Polls */
        get: operations["listPolls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/polls/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a poll */
        post: operations["answerPoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/score-convenience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is a product convenient for an intervener */
        post: operations["scoreConvenience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications, newest first */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
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
        /** Mark a notification as read (empty body) */
        patch: operations["markNotificationRead"];
        trace?: never;
    };
    "/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to investor relations */
        post: operations["createIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An intervener */
        get: operations["getIntervener"];
        /** Replace an intervener; group and permission fields never travel */
        put: operations["replaceIntervener"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some fields of an intervener */
        patch: operations["updateIntervener"];
        trace?: never;
    };
    "/interveners/{id}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts of an intervener */
        get: operations["listIntervenerAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operations of an intervener, newest first */
        get: operations["listIntervenerOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Value of everything the intervener may see */
        get: operations["getIntervenerBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/max-contribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may still be contributed to pension plans this year */
        get: operations["getMaxContribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fiscal and mailing address */
        get: operations["listIntervenerAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/addresses/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One address of an intervener */
        get: operations["getIntervenerAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change an address */
        patch: operations["updateIntervenerAddress"];
        trace?: never;
    };
    "/interveners/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents of an intervener */
        get: operations["listIntervenerDocuments"];
        put?: never;
        /** Upload documents of an intervener */
        post: operations["uploadIntervenerDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/documents/{docId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a document of an intervener */
        get: operations["downloadIntervenerDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a document of an intervener */
        patch: operations["updateIntervenerDocument"];
        trace?: never;
    };
    "/interveners/{id}/document-validations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Validations of the documents of an intervener */
        get: operations["listIntervenerDocumentValidations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/gdpr": {
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
        /** Change data-protection consents */
        patch: operations["updateGdpr"];
        trace?: never;
    };
    "/interveners/{id}/crs": {
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
        /** Declare tax residences (CRS) */
        patch: operations["updateCrs"];
        trace?: never;
    };
    "/interveners/{id}/fatca": {
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
        /** Declare the FATCA status */
        patch: operations["updateFatca"];
        trace?: never;
    };
    "/interveners/{id}/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** KYC questionnaires of an intervener, newest first */
        get: operations["listIntervenerKyc"];
        put?: never;
        /** Answer the KYC questionnaire, with a document to sign; earlier versions are kept */
        post: operations["saveKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tin-validator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is a tax identification number valid in a country */
        post: operations["validateTin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the alias of an account */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/accounts/{id}/interveners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People on an account */
        get: operations["listAccountInterveners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/interveners/{intervenerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person on an account with their roles there */
        get: operations["getAccountIntervener"];
        put?: never;
        post?: never;
        /** Take a person off an account */
        delete: operations["removeAccountIntervener"];
        options?: never;
        head?: never;
        /** Change the data of a person on an account */
        patch: operations["updateAccountIntervener"];
        trace?: never;
    };
    "/accounts/{id}/interveners/{intervenerId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the roles of a person on an account */
        put: operations["replaceAccountIntervenerRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/interveners/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for people to be added to an account */
        post: operations["addAccountInterveners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank accounts of an account */
        get: operations["listBankAccounts"];
        put?: never;
        /** Add a bank account */
        post: operations["createBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/bank-accounts/{bankId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A bank account of an account */
        get: operations["getBankAccount"];
        put?: never;
        post?: never;
        /** Remove a bank account */
        delete: operations["deleteBankAccount"];
        options?: never;
        head?: never;
        /** Change a bank account */
        patch: operations["updateBankAccount"];
        trace?: never;
    };
    "/accounts/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products that an account holds or may buy */
        get: operations["listAccountProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents of an account */
        get: operations["listAccountDocuments"];
        put?: never;
        /** Upload documents of an account */
        post: operations["uploadAccountDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/documents/{docId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a document of an account */
        get: operations["downloadAccountDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a document of an account */
        patch: operations["updateAccountDocument"];
        trace?: never;
    };
    "/accounts/{id}/document-validations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Validations of the documents of an account */
        get: operations["listAccountDocumentValidations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operations of an account, newest first */
        get: operations["listAccountOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an account holds */
        get: operations["listAccountPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/evolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Value over time */
        get: operations["listAccountEvolution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Value by product */
        get: operations["listAccountDistribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/beneficiaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Beneficiaries of an account */
        get: operations["listBeneficiaries"];
        put?: never;
        /** Add a beneficiary */
        post: operations["createBeneficiary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/beneficiaries/{bid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A beneficiary of an account, and what the others add up to */
        get: operations["getBeneficiary"];
        put?: never;
        post?: never;
        /** Remove a beneficiary */
        delete: operations["deleteBeneficiary"];
        options?: never;
        head?: never;
        /** Change a beneficiary */
        patch: operations["updateBeneficiary"];
        trace?: never;
    };
    "/accounts/{id}/contributors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contributors of an account */
        get: operations["listContributors"];
        put?: never;
        /** Add a contributor */
        post: operations["createContributor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/associates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Associates of a legal entity */
        get: operations["listAssociates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/patrons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Patrons of a foundation */
        get: operations["listPatrons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of the tenant */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product by its RD code */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-minimums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Minimum amounts of every product */
        get: operations["getMinimums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pension-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pension plans */
        get: operations["listPensionPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product as an asset, with its net asset values
         * @description The id is the RD code, the ISIN or the uuid of a product of the tenant.
         */
        get: operations["getAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operations of the investor, or of the client whom staff look at, newest first */
        get: operations["listOperations"];
        put?: never;
        /** Order an operation */
        post: operations["createOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operations as a file */
        get: operations["downloadOperations"];
        put?: never;
        /** Operations as a file, the filter in the body */
        post: operations["createOperationsDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operation types */
        get: operations["listOperationTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An operation */
        get: operations["getOperation"];
        put?: never;
        post?: never;
        /** Cancel an operation */
        delete: operations["deleteOperation"];
        options?: never;
        head?: never;
        /** Change an operation or suspend a periodic one */
        patch: operations["updateOperation"];
        trace?: never;
    };
    "/operations/{id}/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operations that belong to an operation */
        get: operations["listSubOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status changes of an operation */
        get: operations["listOperationHistorical"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/interveners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who take part in an operation */
        get: operations["listOperationInterveners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Issues of an operation */
        get: operations["listOperationIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/simulation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fiscal simulation */
        post: operations["simulateOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/position-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What of each position is reserved, blocked and available now */
        post: operations["getPositionStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/status-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the status of an operation */
        post: operations["changeOperationStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents of an operation */
        get: operations["listOperationDocuments"];
        put?: never;
        /** Upload documents of an operation */
        post: operations["uploadOperationDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/documents/{docId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a document of an operation */
        get: operations["downloadOperationDocument"];
        put?: never;
        post?: never;
        /** Remove a document of an operation */
        delete: operations["deleteOperationDocument"];
        options?: never;
        head?: never;
        /** Change a document of an operation */
        patch: operations["updateOperationDocument"];
        trace?: never;
    };
    "/operations/{id}/document-validations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Validations of the documents of an operation */
        get: operations["listOperationDocumentValidations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/export-to-rd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an operation to the registry (RD) */
        post: operations["exportOperationToRd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/export-to-rd-txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operation as an RD text file */
        post: operations["exportOperationToRdText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/export-to-rd-txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Many operations as one RD text file */
        post: operations["exportOperationsToRdText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents-signatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the signature of documents */
        post: operations["signDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{payment-provider}/pay-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Page of the payment provider for an operation */
        post: operations["payIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations-payments/{operationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log what happened with a payment */
        post: operations["logOperationPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tenants of the host that asks, with their public keys */
        get: operations["getHostCredentials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hash of the release that the tenant serves now */
        get: operations["getCurrentRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/releases/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Manifest of a release; exact bytes, never changes */
        get: operations["getRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document of a release; exact bytes, never changes */
        get: operations["getReleaseDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validators/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Compiled validator of a form; exact bytes, never changes */
        get: operations["getReleaseValidator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/evolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Value over time of everything the intervener may see */
        get: operations["getIntervenerEvolution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Value by product of everything the intervener may see */
        get: operations["getIntervenerDistribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What everything the intervener may see has brought in a period */
        get: operations["getIntervenerReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the intervener holds over all accounts, largest first */
        get: operations["listIntervenerPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Photo of an intervener, square; 404 where there is none */
        get: operations["getIntervenerPhoto"];
        /**
         * Give an intervener a photo, or another one
         * @description A JPG or PNG; a small square of it is kept, drawn anew.
         */
        put: operations["replaceIntervenerPhoto"];
        post?: never;
        /** Remove the photo of an intervener */
        delete: operations["removeIntervenerPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where each lot of the positions comes from, first in first out */
        get: operations["listAccountLots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tax reports by year and account, newest first */
        get: operations["listTaxReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/order-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the asker may order on an account of theirs, and why not */
        get: operations["listOrderTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/order-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products of which an order of a type may be given on an account, and why not */
        get: operations["listOrderProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/order-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts on which the asker may give an order, and why not on the others */
        get: operations["listOrderAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/order-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an order of a type on an account and product may be now, by the rules that take it */
        get: operations["getOrderTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/change-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a change of an operation would make of it, and what follows */
        post: operations["previewOperationChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/receipts/{receiptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt of what was sent about an operation */
        get: operations["getOperationReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/projection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an order in, or a periodic one, would bring: participations, charges and yearly totals; of any order, why it would be refused as it stands */
        post: operations["projectOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/tax-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tax report of an account for a finished year, or up to a date
         * @description Exactly one of year and date. A date is taken where the tenant allows reports by date (flow.ALLOW_REPORT_BY_DATE).
         */
        get: operations["downloadTaxReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/documents/{docId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a paper of a product: DFI, DFP, semi-annual report */
        get: operations["downloadProductDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/kyc/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** With what the KYC questionnaire of an intervener begins, and what counts of them */
        get: operations["getKycAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/kyc/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One KYC questionnaire of an intervener, with the words that were read */
        get: operations["getIntervenerKyc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/interveners/{id}/kyc-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask an intervener again for single answers of the KYC questionnaire, with the reason that they read */
        post: operations["askKycAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/us-indicia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What on file of an intervener has to do with the United States (FATCA) */
        get: operations["getUsIndicia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/tax-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** With what the FATCA and CRS declarations of an intervener begin */
        get: operations["getTaxAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/draft-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Edited data of an intervener that awaits validation */
        get: operations["getDraftData"];
        put?: never;
        post?: never;
        /** Discard the edited data that awaits validation */
        delete: operations["discardDraftData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/draft-data/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Validate the edited data; what needs a signature goes on waiting for it */
        post: operations["validateDraftData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/polls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A poll with its questions, and what the asker answered */
        get: operations["getPoll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/transcripts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the intervener was asked and answered, newest first */
        get: operations["listTranscripts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/transcripts/{transcriptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A transcript word by word as it was kept, with the hash of its canonical text */
        get: operations["getTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/transcripts/{transcriptId}/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A transcript as a paper: what was asked and answered, in the words that were read */
        get: operations["downloadTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/wards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Minors for whom the intervener answers as their legal guardian, and what is owed of their questionnaires and declarations */
        get: operations["listWards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/dossiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an intervener has declared, newest first; of each a file is made when it is asked for */
        get: operations["listDeclarationDossiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/dossiers/{dossierId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything on record of a declaration in one sealed PDF, its documents attached */
        get: operations["downloadDeclarationDossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/dossiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of an order, made as of now when it is asked for */
        get: operations["listOperationDossiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/dossier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything on record of an order in one sealed PDF, its documents attached */
        get: operations["downloadOperationDossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unfinished answers of a form */
        get: operations["getDraft"];
        /** Keep unfinished answers of a form */
        put: operations["saveDraft"];
        post?: never;
        /** Forget unfinished answers of a form */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an intervener wrote to investor relations, newest first, with the answers */
        get: operations["listIntervenerIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/issues/{issueId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them */
        get: operations["getIntervenerIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents of the tenant, oldest first */
        get: operations["listStaffDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/documents/{id}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the original of a signed document, which is kept in quarantine
         * @description What is kept of an upload is written anew, and cannot bear the signature that its original bears. The original was never made harmless: open it only to check its signature.
         */
        get: operations["downloadOriginalDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/documents/{id}/validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Validate a document, or reject it with the reason */
        post: operations["validateDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/promises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the promised dates of executed orders were kept, by product */
        get: operations["listPromiseRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank accounts of the tenant, those that wait first */
        get: operations["listStaffBankAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/bank-accounts/{id}/validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Validate a bank account, or reject its certificate with the reason */
        post: operations["validateBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/draft-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Edited data that awaits validation, oldest first */
        get: operations["listStaffDraftData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/draft-data/{id}/validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Validate edited data of an intervener, or discard it with the reason */
        post: operations["validateStaffDraftData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/interveners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Interveners of the tenant by name, with what staff may make of them */
        get: operations["listStaffInterveners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/interveners/{id}/status-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Validate an intervener or move them to another status */
        post: operations["changeIntervenerStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/interveners/{id}/tax-exemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is known of an exemption from withholding: what holds, what was recorded, what proves it */
        get: operations["getTaxExemptions"];
        put?: never;
        /** Record from when until when nothing is withheld from a legal person, with its proof */
        post: operations["setTaxExemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/interveners/{id}/contributor-situations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is recorded of a person that changes how much may be contributed to their plans, the newest of which holds */
        get: operations["getContributorSituations"];
        put?: never;
        /** Record what of a person changes how much may be contributed to their plans */
        post: operations["setContributorSituation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/interveners/{id}/contact-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a new e-mail or telephone as the person's own at once, before a day has passed */
        post: operations["confirmContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What staff have to see to: what is open, newest first */
        get: operations["listStaffAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them */
        get: operations["getStaffAlert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/alerts/{id}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an alert that nothing else closes, with a note */
        post: operations["closeStaffAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What investors wrote to investor relations: open ones first, oldest first */
        get: operations["listStaffIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/issues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them with its text, its files and its answers */
        get: operations["getStaffIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/issues/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer an issue: the investor is told in their area and by mail */
        post: operations["answerIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/issues/{id}/status-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an issue to another status without an answer */
        post: operations["changeIssueStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/party-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People whom investors asked to add to an account: those that wait first, oldest first */
        get: operations["listStaffPartyRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/party-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them */
        get: operations["getStaffPartyRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/party-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the person to the account or refuse to: whoever asked is told */
        post: operations["decidePartyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/registry-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Files that were sent to the registry, newest first */
        get: operations["listRegistryBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/registry-batches/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bytes of a file as it was sent to the registry */
        get: operations["downloadRegistryBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Operations that wait for staff, oldest first */
        get: operations["listStaffOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/operations/{id}/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Match money that has arrived with the order that it pays for, once */
        post: operations["reconcileOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/operations/{id}/fiscal-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What goes along with the money of a transfer to another entity */
        get: operations["getFiscalHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/transfer-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the request of another entity for what an investor holds, once by its reference */
        post: operations["receiveTransferRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/operations/{id}/transfer-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record what was told about a transfer from another entity, once by its reference */
        post: operations["recordTransferMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/operations/{id}/debit-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record what the bank said of the direct debit of an order, each answer once */
        post: operations["recordDebitAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/transfer-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a file of messages about transfers from other entities, each once */
        post: operations["receiveTransferFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers from other entities that are under way, what each waits for and until when */
        get: operations["listStaffTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One transfer from another entity with what was told about it */
        get: operations["getStaffTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process lives */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The server can answer calls; 503 while it cannot */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reauthentications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove again who asks: with the password, which sends a code to the address on record */
        post: operations["createReauthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reauthentications/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm it with the code; the proof serves this session for five minutes */
        post: operations["confirmReauthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reauthentications/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send another code; the one before serves no more */
        post: operations["resendReauthenticationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interveners/{id}/documents-to-sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents that wait for this person's signature, and who else signs */
        get: operations["listDocumentsToSign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents-signatures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A signature that was begun */
        get: operations["getSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/signers/{signerId}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind somebody of an order that waits for their signature */
        post: operations["remindSigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifications/{print}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known of a document by the SHA-256 of its bytes
         * @description Whoever has the document has its fingerprint; nobody else learns anything. Behind a point may stand the reference that the document's own signatures bear, so that one whose bytes were changed is told from one that was never ours. Names are told by their first name and initials.
         */
        get: operations["getVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents-signatures/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a signature with the code that was sent */
        post: operations["confirmSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents-signatures/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send another code; the one before serves no more */
        post: operations["resendSignatureCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents-signatures/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a signature up */
        post: operations["rejectSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an order is paid or may be paid now, where, and the log of its payments */
        get: operations["getOperationPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a payment */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-callbacks/{payment-provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a payment provider says about a payment, signed by it */
        post: operations["receivePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message-receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What became of a mail or a text message, signed by whoever carried it */
        post: operations["receiveMessageReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Token for a user of the Studio
         * @description Takes the user name with or without the tenant's prefix; nobody but those who may edit or publish has one. Counted and slowed down together with every other login. It is refreshed and revoked as any token is.
         */
        post: operations["createStudioToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who edits, for which tenant, and what they may do */
        get: operations["getStudioSession"];
        put?: never;
        post?: never;
        /** Ends the session */
        delete: operations["endStudioSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the tenant serves now, document by document: what a proposal begins with. Or what it has served: what a closed proposal is compared with */
        get: operations["getStudioRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proposals of the tenant, what was changed last first */
        get: operations["getStudioProposals"];
        put?: never;
        /** A new proposal over the release of now */
        post: operations["addStudioProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them, with its documents */
        get: operations["getStudioProposal"];
        /**
         * Keeps the whole of a proposal as it is written now
         * @description Texts are kept as they are, unfinished ones too. `412` says that somebody, or another tab, saved in between, and nothing is kept: the version that stands is read with `getStudioProposal`. Only a draft, or what was returned, is saved.
         */
        put: operations["saveStudioProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is wrong with it over the release of now, and what it costs; of one that is published or given up, what it has changed of the release that it went over */
        post: operations["checkStudioProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends it to review; nothing with an error in it goes there */
        post: operations["sendStudioProposalToReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves it; whoever wrote any of it does not
         * @description What is approved is checked once more over what is served now: `422` names what is wrong (`studio_problem`), `409` each place that another release changed otherwise (`studio_conflict`).
         */
        post: operations["approveStudioProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives it back to whoever writes it */
        post: operations["returnStudioProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives it up, for ever */
        post: operations["withdrawStudioProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes what was approved, laid over the release of now
         * @description The password is asked again. Everything is checked again over the release that is served then: `422` names what is wrong (`studio_problem`), `409` each place that another release changed otherwise (`studio_conflict`, with both versions).
         */
        post: operations["publishStudioProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One more comment of its thread */
        post: operations["addStudioComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals/{id}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that a translation is good, although its sentence was put in other words
         * @description Kept with the proposal, for everybody who looks at it; its version stays. Said twice it is one.
         */
        post: operations["confirmStudioTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links that show a preview of it to whoever has no Studio, newest first */
        get: operations["getStudioLinks"];
        put?: never;
        /**
         * A link that shows the preview of a form or a screen as it is saved now, for some days
         * @description What it shows is kept with it: the document with what it is drawn by, and nothing else of the proposal. Its secret is told once and kept hashed.
         */
        post: operations["addStudioLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/proposals/{id}/links/{link}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a link before its day */
        post: operations["revokeStudioLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a link shows, to whoever has it
         * @description Without any session. A link that is unknown, of another tenant, over or revoked is one that is not there. Asked with its secret in the body, so that no address and no log bears it.
         */
        post: operations["openStudioLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the tenant has served, newest first, with who published it and why */
        get: operations["getStudioReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/studio/releases/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A proposal that makes it all as it was in that release */
        post: operations["restoreStudioRelease"];
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
        /** Format: uuid */
        Uuid: string;
        /**
         * @description Euros with two decimals.
         * @example 1234.56
         */
        Money: string;
        /**
         * @description A positive amount or number of participations as the person gave it.
         * @example 3000.00
         */
        Decimal: string;
        /**
         * @description Participations with six decimals.
         * @example 105.000000
         */
        Shares: string;
        /**
         * @description Net asset value in euros with six decimals.
         * @example 10.512345
         */
        Nav: string;
        /**
         * @description A percentage; 12.34 is 12.34 %.
         * @example 12.34
         */
        Percent: string;
        /**
         * Format: date
         * @example 2026-11-19
         */
        PlainDate: string;
        /**
         * Format: date-time
         * @example 2026-11-20T11:00:00Z
         */
        Instant: string;
        /**
         * @description Relative address of the next page; null on the last one.
         * @example /api/notifications?%24limit=25&%24offset=25
         */
        Next: string | null;
        /** @description Rows of the whole list. */
        Total: number;
        /** @example es */
        Language: string;
        Sha256: string;
        /**
         * @description ISO 3166-1 alpha-3; UND is not applicable.
         * @example ESP
         */
        CountryKey: string;
        /** @example ESP-M */
        ProvinceKey: string;
        /** @example ES0103920007 */
        Isin: string;
        SafeText: string;
        /**
         * @description F natural person; J legal person.
         * @enum {string}
         */
        IntervenerType: "F" | "J";
        /** @enum {string} */
        IntervenerStatus: "REGISTERED_ONLINE" | "REGISTERED_EMAIL" | "REGISTERED_POSTAL" | "REGISTERED" | "SIGNED" | "VALIDADO" | "ENVIADO" | "BLOQUEADO" | "BLOQUEADO_AML" | "FINALIZADO";
        /**
         * @description V varón; H hembra.
         * @enum {string}
         */
        Gender: "V" | "H";
        /** @enum {string} */
        IdentityDocumentType: "CEDULA_IDENTIFICACION" | "CIF" | "DNI" | "JURIDICA_EXTRANGERA" | "NIE" | "NIF" | "OTROS" | "PASAPORTE" | "TARJETA_RESIDENTE";
        /** @enum {string} */
        MaritalStatus: "SINGLE" | "MARRIED" | "DIVORCED" | "WIDOWED" | "SOLTERO" | "CASADO" | "DIVORCIADO" | "VIUDO" | "PAREJA_DE_HECHO" | "SEPARADO_DE_HECHO" | "SEPARADO_JUDICIAL";
        /** @enum {string} */
        MaritalRegime: "PROFITS" | "PROPERTIES_SEPARATION" | "PARTICIPATIONS";
        /** @enum {string} */
        IntervenerRole: "APODERADO" | "AUTORIZADO" | "AUTORIZADO_CONSULTA" | "NUDO_PROPIETARIO" | "USUFRUCTUARIO" | "TITULAR" | "APORTANTE_CONYUGE" | "APORTANTE_FAMILIAR" | "REPRESENTANTE_LEGAL" | "TUTOR" | "ADMINISTRADOR" | "JUNTA_DIRECTIVA" | "ASESOR" | "FIDUCIARIO" | "GESTOR" | "PARTICIPE" | "APORTANTE";
        /** @enum {string} */
        IntervenerSubrole: "AU" | "AP" | "AR" | "AD" | "AG" | "AS";
        /** @enum {string} */
        AccountStatus: "REGISTERED_ONLINE" | "REGISTERED_EMAIL" | "REGISTERED_POSTAL" | "REGISTERED" | "SIGNED" | "VALIDADO" | "ENVIADO" | "VALIDATED" | "RD_SENT" | "FINALIZED";
        /** @enum {string} */
        AccountType: "PHYSICAL_ACCOUNT" | "JURIDICAL_ACCOUNT" | "PHYSICAL_ACCOUNT_TUTOR";
        /** @enum {string} */
        AccountKind: "FI" | "PP" | "PPA" | "MIXTA";
        /** @enum {string} */
        ProductKind: "FI" | "PP" | "PPA";
        /**
         * @description For whom a pension plan was promoted; SELF_EMPLOYED the simplified and sector plans.
         * @enum {string}
         */
        PlanSystem: "INDIVIDUAL" | "ASSOCIATED" | "EMPLOYMENT" | "SELF_EMPLOYED";
        /** @enum {string} */
        HoldingType: "BARE_OWNERSHIP" | "FIDUCIARY" | "SHAREHOLDER";
        /**
         * @description Who must sign; answered as the word and not as its letter.
         * @enum {string}
         */
        ArrangementType: "INDISTINTA" | "CONJUNTA" | "MANCOMUNADA" | "SOLIDARIA" | "MANCOMUNADA_CONDICIONADA";
        /** @enum {string} */
        Channel: "CORREO" | "MIGRACION" | "ONLINE" | "PRESENCIAL";
        /** @enum {string} */
        OperationStatus: "REGISTERED_ONLINE" | "REGISTERED_EMAIL" | "REGISTERED_POSTAL" | "REGISTERED" | "SIGNED" | "VALIDATED" | "RD_SENT" | "SNCE_1" | "SNCE_2" | "SNCE_3" | "PERIODIC_ACTIVE" | "PERIODIC_SUSPENDED" | "CANCELLED" | "FINALIZED";
        /** @enum {string} */
        OperationType: "SOLICITUD_APORTACION_PERIODICA" | "APORTACION" | "APORTACION_PERIODICA" | "SOLICITUD_TRASPASO_EXTERNO_ENTRADA" | "RESCATE" | "SUSCRIPCION" | "SOLICITUD_SUSCRIPCION_PERIODICA" | "SOLICITUD_TRASPASO_INTERNO" | "REEMBOLSO" | "REEMBOLSO_PERIODICO" | "SOLICITUD_REEMBOLSO_PERIODICO" | "TRASPASO_ENTRADA" | "TRASPASO_SALIDA" | "BLOQUEO_PARTICIPACIONES" | "DESBLOQUEO_PARTICIPACIONES" | "DEVOLUCION_EXCESO" | "HERENCIA_ENTRADA" | "HERENCIA_SALIDA" | "DONACION_ENTRADA" | "DONACION_SALIDA" | "CONTINGENCIA_ENTRADA" | "CONTINGENCIA_SALIDA" | "ANULACION_COMPRA";
        /** @enum {string} */
        OperationSubType: "TC" | "B" | "P" | "I" | "E" | "S" | "R" | "C" | "T" | "O" | "N" | "D" | "L" | "F" | "H" | "G" | "V" | "A" | "J" | "AP";
        /**
         * @description I net; B gross; P participations; T total.
         * @enum {string}
         */
        AmountIndicator: "I" | "B" | "P" | "T";
        /** @enum {string} */
        PayMethod: "DOMICILIACION" | "TRANSFERENCIA" | "CHEQUE";
        /**
         * @description C consolidated; E economic; A both.
         * @enum {string}
         */
        RightsType: "C" | "E" | "A";
        /** @enum {string} */
        SourceSituation: "PARTICIPE" | "BENEFICIARIO";
        /**
         * @description 1 before 2007; 2 after 2006; 3 both.
         * @enum {string}
         */
        Compartment: "1" | "2" | "3";
        /** @enum {string} */
        PlanType: "PPA" | "PP";
        /** @enum {string} */
        Periodicity: "MENSUAL" | "TRIMESTRAL" | "SEMESTRAL" | "ANUAL";
        /** @enum {string} */
        IncreaseType: "LINEAL" | "PORCENTUAL" | "ACUMULATIVO";
        /** @enum {string} */
        RedemptionDefer: "DIFERIDO" | "NO_DIFERIDO";
        /** @enum {string} */
        CollectionMethod: "TOTAL" | "MIXTA" | "FINANCIERA" | "OTRAS";
        /** @enum {string} */
        RedemptionCause: "JUBILACION" | "INVALIDEZ" | "DEPENDENCIA" | "ENFERMEDAD_GRAVE" | "DESEMPLEO" | "VARIACION_PRESTACION" | "FALLECIMIENTO" | "ANTIGUEDAD_10_ANIOS";
        /** @enum {string} */
        RenderingVariation: "INCREMENTO_RENTA" | "DISMINUCION_RENTA" | "ADELANTO_COBRO";
        /** @enum {string} */
        NotificationType: "OPERATION_STATUS_CHANGE" | "ACCOUNT_STATUS_CHANGE" | "KNOWLEDGE_TEST" | "OPERATION_PAYMENT" | "DOCUMENT_EXPIRATION" | "TRANSFER_SUSCRIPTION" | "TEST_EXPIRATION" | "ISSUE_ANSWER";
        /** @enum {string} */
        DocumentCategory: "DOCUMENTATION" | "CASE" | "ACCOUNT" | "OPERATION" | "OTHERS" | "OPERATION_OTHERS";
        /**
         * @description Document codes; tenants may have further ones.
         * @example MODELO_KYC
         */
        DocumentSubcategory: string;
        /**
         * @description The code of document-subcategories that says what a document is called: its subcategory, or what tells it apart from others of that one.
         * @example MODELO_KYC
         */
        DocumentName: string;
        /** @enum {string} */
        MailingType: "POSTAL" | "EMAIL";
        /** @enum {string} */
        PostmailAction: "EMAIL" | "POSTAL" | "SEND" | "NOT_SEND";
        /** @enum {string} */
        ReportsFrequency: "MONTHLY" | "QUARTERLY" | "SEMIANNUAL" | "ANNUAL";
        /** @enum {string} */
        FatcaIndicator: "REPORTABLE_PERSON" | "NO_REPORTABLE_PERSON" | "INDICIOS_REPORTABLE_PERSON" | "SIN_INDICIOS_PREEXISTENTES";
        /**
         * @description NON_US_PERSON US_PERSON EN_ANALISIS and the RECALCITRANT variants.
         * @example NON_US_PERSON
         */
        FatcaStatus: string;
        /**
         * @example TIN_GREEN_CARD
         * @example FORMULARIO_W_8BEN_O_EQUIVALENTE
         */
        FatcaTinType: string;
        /** @enum {string} */
        CrsIndicator: "SC" | "RP" | "NRP" | "NFRP" | "NFTR" | "NA";
        /** @enum {string} */
        CrsTypeName: "OECD202" | "OECD203" | "OECD204" | "OECD205" | "OECD206" | "OECD207" | "OECD208";
        /** @enum {string} */
        DirectionType: "OECD301" | "OECD302" | "OECD303" | "OECD304" | "OECD305";
        /**
         * @description One month; three months; one year (daily) or everything (weekly).
         * @enum {string}
         */
        Range: "1M" | "3M" | "1A" | "TODO";
        WireError: {
            message: string;
            code?: string;
            /** @description JSON Pointer to the fault e.g. /body/gross_amount or /query/$limit. */
            path?: string;
            params?: {
                [key: string]: unknown;
            };
        };
        ErrorAnswer: {
            result: {
                errors: components["schemas"]["WireError"][];
                info?: string;
            };
        };
        Done: {
            data: {
                /** @constant */
                done: true;
            };
        };
        Links: {
            _self: {
                href: string;
            };
        };
        TokenRequest: {
            /** @constant */
            grant_type: "password";
            /**
             * @description {user_prefix}/{username}
             * @example ALMADRABA-PRO/ana
             */
            username: string;
            /** Format: password */
            password: string;
            /**
             * @description Who is asking; investor when missing.
             * @enum {string}
             */
            scope?: "investor" | "staff" | "studio";
        } | {
            /** @constant */
            grant_type: "refresh_token";
            refresh_token: string;
        } | {
            /** @constant */
            grant_type: "client_credentials";
        };
        Token: {
            access_token: string;
            /** @description Seconds the access token lives. */
            expires_in: number;
            /** @description Missing for client_credentials. */
            refresh_token?: string;
            /** @description Seconds until the session ends unless it is refreshed. */
            refresh_expires_in?: number;
            /** @example investor */
            scope: string;
            /** @constant */
            token_type: "Bearer";
        };
        User: {
            given_name: string;
            family_name_1: string;
        };
        Me: {
            user: components["schemas"]["User"];
            private_area: {
                intervener: components["schemas"]["Intervener"];
                accounts: components["schemas"]["Account"][];
                notifications: components["schemas"]["Notification"][];
                /** @description How many documents wait for their signature. */
                pending_signatures?: number;
                /** @description The next date, not far ahead, of a redemption that goes on in an account of theirs for which they have to send a certificate of tax residence; null where none is. */
                certificate_needed_on?: components["schemas"]["PlainDate"] | null;
            };
            /** @description Who looks at it, where that is somebody of the staff. */
            viewer?: {
                uuid_permission_set: components["schemas"]["Uuid"] | null;
                permission_set: string | null;
                permissions: string[];
            };
        };
        PublicConfiguration: {
            id: components["schemas"]["Uuid"];
            name: string;
            display_name: string;
            initial_configuration: components["schemas"]["InitialConfiguration"];
        };
        InitialConfiguration: {
            /** @description Style variables; logo is the address of an image. */
            styles: {
                [key: string]: string;
            };
            s3_path: string;
            languajes: components["schemas"]["Language"][];
            /** @description Analytics tag; empty when there is none. */
            tag_manager_ap: string;
            /**
             * @description Who serves the tag; the sandbox in a demo only.
             * @default GOOGLE
             * @enum {string}
             */
            tag_provider?: "GOOGLE" | "SANDBOX";
            flow: {
                ALLOW_PERIODIC_SUBSCRIPTIONS: boolean;
                ALLOW_PENSION_PLANS: boolean;
                ALLOW_GDPR: boolean;
                ALLOW_REPORT_BY_DATE: boolean;
            };
            front_params: {
                /** @default 60 */
                TC_VALIDITY: number;
                /** @default 60 */
                KYC_VALIDITY: number;
                /**
                 * @default MONTHS
                 * @enum {string}
                 */
                TC_VALIDITY_UNIT?: "DAYS" | "MONTHS";
                /**
                 * @default MONTHS
                 * @enum {string}
                 */
                KYC_VALIDITY_UNIT?: "DAYS" | "MONTHS";
                /** @description Percentage withheld from pension benefits. */
                BENEFIT_RATE?: string;
            };
            crm_mimetype: string;
            default_distributor_uuid: components["schemas"]["Uuid"];
            /** @example DIGITAL-OTP */
            signature_type?: string;
            /** @default true */
            signing_enabled?: boolean;
            /** @default false */
            payments_enabled?: boolean;
            /** @example Europe/Madrid */
            time_zone?: string;
            support?: {
                /** @example 9:00h - 18:30h */
                hours: string;
                phone: string;
                /** Format: email */
                email: string;
                /** @description Domain of the manager's own pages. */
                website?: string;
                /** @description Whom else the law or the manager has people write to, by name. */
                contacts?: {
                    [key: string]: {
                        order: number;
                        /** @example Servicio de atención al cliente */
                        name: string;
                        /** Format: email */
                        email?: string;
                        phone?: string;
                        fax?: string;
                    };
                };
            };
        };
        Configuration: {
            key: string;
            /** @description Any JSON value. */
            value: unknown;
        };
        Country: {
            key: components["schemas"]["CountryKey"];
            iso2?: string | null;
            name: string;
            phone_prefix?: string | null;
        };
        Province: {
            key: components["schemas"]["ProvinceKey"];
            name: string;
            /** @description First digits of its postal codes. */
            postal_prefix?: string | null;
        };
        Group: {
            uuid: components["schemas"]["Uuid"];
            /** @example OPERATIONS_ADMINISTRATOR */
            key_name: string;
            _links: components["schemas"]["Links"];
        };
        CnmvEntity: {
            /** @description Registration number at the regulator. */
            key: string;
            name: string;
            /** @enum {string} */
            kind?: "SGIIC" | "EGFP" | "DISTRIBUTOR" | "INSURER";
            dgs_code?: string | null;
            products?: {
                name: string;
                isin?: components["schemas"]["Isin"] | null;
                dgs_code?: string | null;
            }[];
        };
        PaymentMethod: {
            key: components["schemas"]["PayMethod"];
            name: string;
        };
        AnsweredBesides: {
            name: string;
            /** @description As it was asked. */
            question: string;
            /** @description As it was read. */
            answer: string;
        };
        AgnosticTest: {
            id: components["schemas"]["Uuid"];
            /** @example CONVENIENCE */
            key: string;
            /** @example 2026-1 */
            version: string;
            /** @description The form that asks its questions now, by its id. */
            form?: string;
            title: string;
            intro?: string;
            answered_at?: components["schemas"]["Instant"] | null;
            expires_on?: components["schemas"]["PlainDate"] | null;
            /**
             * @description Of the last test of whoever asks.
             * @enum {string}
             */
            state?: "missing" | "valid" | "expired";
            /** @description The first day on which a test answered today no longer serves. */
            would_expire_on?: components["schemas"]["PlainDate"];
            /** @description What a valid test says of each product family; empty without one. */
            results?: {
                /** @enum {string} */
                family: "RF" | "MIXTO" | "RV" | "FIL" | "PP";
                /**
                 * @description What an order in the family needs; none where it is convenient.
                 * @enum {string}
                 */
                acknowledgement: "none" | "tick" | "phrase";
            }[];
        };
        Question: {
            key: string;
            text: string;
            order: number;
            is_blocking?: boolean;
            is_multiple?: boolean;
            options: {
                key: string;
                text: string;
            }[];
        };
        QuestionAnswers: {
            answers: components["schemas"]["Answers"];
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        /** @description Answers as a list, or by question as forms send them. */
        Answers: {
            question: string;
            options: string[];
            text?: components["schemas"]["SafeText"];
        }[] | {
            [key: string]: (string | boolean | null) | string[];
        };
        Poll: {
            uuid: components["schemas"]["Uuid"];
            title: string;
            is_open: boolean;
            is_answered?: boolean;
            /** @enum {string} */
            state?: "OPEN" | "ANSWERED" | "CLOSED";
            closes_on?: components["schemas"]["PlainDate"] | null;
            /** @description Id of the form that it is answered with. */
            form?: string | null;
            answered_at?: components["schemas"]["Instant"] | null;
            questions: components["schemas"]["Question"][];
            /** @description What the asker answered, question by question, in the words of the poll. */
            given?: {
                question: string;
                answer: string;
            }[];
        };
        PollAnswers: {
            uuid_poll: components["schemas"]["Uuid"];
            /** @description The form in which the poll is answered, where it names one. */
            form?: string;
            answers: components["schemas"]["Answers"];
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        ConvenienceRequest: {
            uuid_intervener: components["schemas"]["Uuid"];
            key_product?: string;
        };
        Convenience: {
            /** @description For the product asked about; null without one. */
            is_convenient: boolean | null;
            /** @description Product family to result; empty without a test. */
            families: {
                [key: string]: boolean;
            };
            version: string;
            /**
             * @description Of the test behind it.
             * @enum {string}
             */
            state: "missing" | "valid" | "expired";
            /**
             * @description What an order in the product needs beside it.
             * @enum {string}
             */
            acknowledgement: "none" | "tick" | "phrase";
            /** @description To be typed exactly. */
            phrase: string | null;
            expires_on?: components["schemas"]["PlainDate"] | null;
        };
        Notification: {
            uuid: components["schemas"]["Uuid"];
            type: components["schemas"]["NotificationType"];
            message: string;
            created_at: components["schemas"]["Instant"];
            is_read: boolean;
            uuid_account?: components["schemas"]["Uuid"] | null;
            uuid_operation?: components["schemas"]["Uuid"] | null;
            uuid_issue?: components["schemas"]["Uuid"] | null;
        };
        SupportIssue: {
            /** @constant */
            isFromPA: true;
            /** @constant */
            blocking: false;
            /** @constant */
            is_intervener: true;
            /** @description The message; blanks alone are none. */
            description: string;
            /**
             * @description One week from now on the tenant's wall clock, as the sender reckons it. It decides nothing: when the request expires the server computes by its own clock.
             * @example 2026-11-27 12:00:00
             */
            expires_on: string;
            /** @constant */
            status: "OPEN";
            subject: string;
            _links: {
                interveners: string[];
                group_assigned: string[];
                category: string;
                /** @description The operation that it is about; one that the asker sees. */
                operations?: string[];
            };
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        Issue: {
            uuid: components["schemas"]["Uuid"];
            subject: string;
            description: string;
            /** @example OPEN */
            status: string;
            blocking?: boolean;
            uuid_operation?: components["schemas"]["Uuid"] | null;
            created_at: components["schemas"]["Instant"];
            expires_on: components["schemas"]["Instant"];
            answers?: components["schemas"]["IssueAnswer"][];
        };
        IssueAnswer: {
            uuid: components["schemas"]["Uuid"];
            /** @description Plain text. */
            text: string;
            answered_at: components["schemas"]["Instant"];
        };
        Intervener: {
            uuid: components["schemas"]["Uuid"];
            type: components["schemas"]["IntervenerType"];
            intervener_status: components["schemas"]["IntervenerStatus"];
            personal_data: components["schemas"]["PersonalData"];
            contacts: components["schemas"]["Contacts"];
            uuid_group?: components["schemas"]["Uuid"] | null;
            uuid_permission_set?: components["schemas"]["Uuid"] | null;
            permission_set?: string | null;
            group?: string | null;
            /** @description Edited data awaits validation. */
            has_draft_data: boolean;
            has_pending_docs_signed: boolean;
            has_docs_signed: boolean;
            has_docs_validated: boolean;
            /** @description Enrolled with the built-in signer (provider OTP). */
            has_otp_account?: boolean;
            /** @example RD */
            source_system: string | null;
            fatca?: components["schemas"]["Fatca"] | null;
            crs?: components["schemas"]["Crs"] | null;
            gdpr?: components["schemas"]["Gdpr"] | null;
            /** @description Answered the current consent questions. */
            has_gdpr_confirmed?: boolean;
            convenience_expires_on?: components["schemas"]["PlainDate"] | null;
            kyc_expires_on?: components["schemas"]["PlainDate"] | null;
            /** @description What has to be declared: in the person's own name since they came of age, again because what is known of them has changed, or because staff ask again for some of it. */
            declarations_owed?: ("KYC_OWN" | "FATCA_OWN" | "CRS_OWN" | "FATCA_CHANGED" | "CRS_CHANGED" | "KYC_ASKED")[];
            /** @description Why CRS has to be declared again: the datum that does not go with the declaration in force, and the country that it is about. Null where it goes. */
            crs_change?: {
                /** @enum {string} */
                datum: "CLASS" | "TAX_RESIDENCE" | "ADDRESS" | "KYC" | "KYC_DENIES";
                country: string | null;
            } | null;
            /** @description The paper with which the fiscal address was changed was rejected afterwards, and no other waits. */
            is_address_proof_owed?: boolean;
            /** @description Of the person, for whoever may see it. */
            has_photo?: boolean;
            /** @description Another one for another photo. */
            photo_version?: string | null;
            _links?: components["schemas"]["Links"];
        };
        PersonalData: {
            name: string;
            lastname_1: string | null;
            lastname_2: string | null;
            /** @description Of a legal person its incorporation. */
            birthdate: components["schemas"]["PlainDate"] | null;
            is_minor: boolean;
            document_type: components["schemas"]["IdentityDocumentType"] | null;
            document_number: string | null;
            is_document_permanent: boolean;
            document_expiration_date: components["schemas"]["PlainDate"] | null;
            gender?: components["schemas"]["Gender"] | null;
            marital_status?: components["schemas"]["MaritalStatus"] | null;
            marital_regime?: components["schemas"]["MaritalRegime"] | null;
            nationality?: components["schemas"]["CountryKey"] | null;
            birth_country?: components["schemas"]["CountryKey"] | null;
            birth_city?: string | null;
            tax_residence_country?: components["schemas"]["CountryKey"] | null;
            profession?: string | null;
            cnae?: string | null;
        };
        Contacts: {
            email: string | null;
            mobile_phone: string | null;
            phone?: string | null;
            mailing_type?: components["schemas"]["MailingType"] | null;
            reports_frequency?: components["schemas"]["ReportsFrequency"] | null;
        };
        IntervenerUpdate: {
            name?: string;
            lastname_1?: string | null;
            lastname_2?: string | null;
            birthdate?: components["schemas"]["PlainDate"];
            document_type?: components["schemas"]["IdentityDocumentType"];
            document_number?: string;
            is_document_permanent?: boolean;
            document_expiration_date?: components["schemas"]["PlainDate"] | null;
            gender?: components["schemas"]["Gender"];
            marital_status?: components["schemas"]["MaritalStatus"];
            marital_regime?: components["schemas"]["MaritalRegime"] | null;
            nationality?: components["schemas"]["CountryKey"];
            birth_country?: components["schemas"]["CountryKey"];
            birth_city?: string | null;
            tax_residence_country?: components["schemas"]["CountryKey"];
            profession?: string | null;
            cnae?: string | null;
            email?: string;
            mobile_phone?: string;
            phone?: string | null;
            mailing_type?: components["schemas"]["MailingType"];
            reports_frequency?: components["schemas"]["ReportsFrequency"];
            /**
             * @description What it is about; nothing is kept of it.
             * @enum {string}
             */
            section?: "PERSONAL" | "PREFERENCES";
            /** @description Added by the client: the configuration's crm_mimetype, or application/json; no other. */
            mimetype?: string;
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        IntervenerReplacement: {
            uuid?: components["schemas"]["Uuid"];
            type: components["schemas"]["IntervenerType"];
            intervener_status?: components["schemas"]["IntervenerStatus"];
            name: string;
            lastname_1?: string | null;
            lastname_2?: string | null;
            birthdate?: components["schemas"]["PlainDate"] | null;
            is_minor?: boolean;
            document_type?: components["schemas"]["IdentityDocumentType"] | null;
            document_number?: string | null;
            is_document_permanent?: boolean;
            document_expiration_date?: components["schemas"]["PlainDate"] | null;
            gender?: components["schemas"]["Gender"] | null;
            marital_status?: components["schemas"]["MaritalStatus"] | null;
            marital_regime?: components["schemas"]["MaritalRegime"] | null;
            nationality?: components["schemas"]["CountryKey"] | null;
            birth_country?: components["schemas"]["CountryKey"] | null;
            birth_city?: string | null;
            tax_residence_country?: components["schemas"]["CountryKey"] | null;
            profession?: string | null;
            cnae?: string | null;
            email?: string | null;
            mobile_phone?: string | null;
            phone?: string | null;
            mailing_type?: components["schemas"]["MailingType"] | null;
            reports_frequency?: components["schemas"]["ReportsFrequency"] | null;
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        Balance: {
            value: components["schemas"]["Money"];
            net_invested: components["schemas"]["Money"];
            gain: components["schemas"]["Money"];
            /** @description Null when nothing was invested. */
            gain_percent: components["schemas"]["Percent"] | null;
            /** @description Of what is held now, or on its way between products. */
            latent_gain?: components["schemas"]["Money"];
            /** @description Of what was sold, given or transferred to elsewhere since the start. */
            realised_gain?: components["schemas"]["Money"];
            /** @description What transfers from other entities had gained there. `gain` is latent and realised less this. */
            brought_gain?: components["schemas"]["Money"];
            /** @description Date of the oldest NAV used; null without positions. */
            value_date: components["schemas"]["PlainDate"] | null;
            /** @description A NAV that should be published is missing. */
            is_nav_late: boolean;
        };
        /** @description Of individual and associated plans. What plans of an employment or self-employed system may take beside it is in none of the figures; what goes beyond that uses this limit too and is counted here. */
        MaxContribution: {
            year: number;
            limit: components["schemas"]["Money"];
            contributed: components["schemas"]["Money"];
            pending: components["schemas"]["Money"];
            periodic_committed: components["schemas"]["Money"];
            available: components["schemas"]["Money"];
            by_role?: {
                role: components["schemas"]["IntervenerRole"];
                limit: components["schemas"]["Money"];
                contributed: components["schemas"]["Money"];
                available: components["schemas"]["Money"];
            }[];
        };
        Address: {
            uuid: components["schemas"]["Uuid"];
            /** @enum {string} */
            kind: "FISCAL" | "MAILING";
            /** @description Coded e.g. CL AV PZ. */
            street_type?: string | null;
            street_1: string;
            street_2?: string | null;
            number?: string | null;
            floor?: string | null;
            door?: string | null;
            stairs?: string | null;
            postal_code: string;
            city: string;
            state?: string | null;
            key_state?: components["schemas"]["ProvinceKey"] | null;
            country: components["schemas"]["CountryKey"];
            /** @description All of it in one line, in the language of whoever asks. */
            told?: string;
            /** @description A change of it awaits validation. */
            has_draft_data?: boolean;
            /** @description Of a mailing address: it says what the fiscal one does. */
            is_same_as_fiscal?: boolean;
        };
        /** @description With street, town, postal code and country it is a whole address, and what is not said is none of it. */
        AddressUpdate: {
            street_type?: string | null;
            street_1?: string;
            street_2?: string | null;
            number?: string | null;
            floor?: string | null;
            door?: string | null;
            stairs?: string | null;
            postal_code?: string;
            city?: string;
            state?: string | null;
            key_state?: components["schemas"]["ProvinceKey"] | null;
            country?: components["schemas"]["CountryKey"];
            /** @description Of a mailing address: it becomes what the fiscal one is, whatever else is sent. */
            same_as_fiscal?: boolean;
            /** @description Accreditation of the change; a fiscal address needs it. */
            uuid_document?: components["schemas"]["Uuid"];
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        GdprUpdate: {
            /** @constant */
            source: "PRIVATE_AREA";
            commercial_own?: boolean;
            commercial_group?: boolean;
            profiling?: boolean;
            distributor_sharing?: boolean;
            channel_email?: boolean;
            channel_postal?: boolean;
            channel_phone?: boolean;
            channel_sms?: boolean;
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        Gdpr: {
            commercial_own: boolean;
            commercial_group: boolean;
            profiling: boolean;
            distributor_sharing: boolean;
            channel_email: boolean;
            channel_postal: boolean;
            channel_phone: boolean;
            channel_sms: boolean;
            confirmed_at: components["schemas"]["Instant"] | null;
        };
        Crs: {
            /** @description That all of it is true and changes will be told. It goes with each declaration and each change of one. Kept with what was asked and answered. */
            declares?: boolean | null;
            crs_indicator?: components["schemas"]["CrsIndicator"];
            type_name?: components["schemas"]["CrsTypeName"];
            direction_type?: components["schemas"]["DirectionType"];
            tin_country?: components["schemas"]["CountryKey"];
            tin_code?: string | null;
            residences?: {
                tin_country: components["schemas"]["CountryKey"];
                tin_code?: string | null;
                /**
                 * @description A none issued; B not obtained; C not required.
                 * @enum {string|null}
                 */
                missing_reason?: "A" | "B" | "C" | null;
                missing_explanation?: string | null;
            }[];
            /** @description What an entity is; null of a natural person. */
            entity_class?: components["schemas"]["EntityClass"] | null;
            /** @description Who controls a passive non-financial entity. */
            controlling_persons?: {
                name: string;
                birthdate: components["schemas"]["PlainDate"];
                tin_country: components["schemas"]["CountryKey"];
                tin_code?: string | null;
                /**
                 * @description A none issued; B not obtained; C not required.
                 * @enum {string|null}
                 */
                missing_reason?: "A" | "B" | "C" | null;
                missing_explanation?: string | null;
                birth_city?: string | null;
                birth_country?: components["schemas"]["CountryKey"] | null;
                /** @description Street, number, postal code and town. */
                address?: string | null;
                address_country?: components["schemas"]["CountryKey"] | null;
                /** @description Another country of tax residence. */
                second_country?: components["schemas"]["CountryKey"] | null;
                second_code?: string | null;
                /**
                 * @description Why there is no number of the second country.
                 * @enum {string|null}
                 */
                second_reason?: "A" | "B" | "C" | null;
                /**
                 * @description CRS801 ownership; CRS802 other means; CRS803 senior managing official.
                 * @enum {string}
                 */
                role: "CRS801" | "CRS802" | "CRS803";
            }[];
        };
        /** @enum {string} */
        EntityClass: "INSTITUCION_FINANCIERA" | "ENTIDAD_NO_FINANCIERA_ACTIVA" | "ENTIDAD_NO_FINANCIERA_PASIVA" | "ENTIDAD_COTIZADA" | "ENTIDAD_PUBLICA" | "ENTIDAD_SIN_ANIMO_DE_LUCRO";
        Fatca: {
            /** @description That all of it is true and changes will be told. It goes with each declaration and each change of one. Kept with what was asked and answered. */
            declares?: boolean | null;
            indicator_fatca?: components["schemas"]["FatcaIndicator"];
            country_fatca?: components["schemas"]["CountryKey"];
            tin_code?: string | null;
            tin_type?: components["schemas"]["FatcaTinType"] | null;
            fatca_status?: components["schemas"]["FatcaStatus"];
            giin_code?: string | null;
            /** @description Standing instructions to transfer to an account in the United States. */
            has_us_transfers?: boolean | null;
            /** @description Somebody with an address in the United States may act or sign for them. */
            has_us_attorney?: boolean | null;
            /** @description Their only address is in care of somebody, or mail is held for them. */
            has_us_care_of?: boolean | null;
            /** @description Proof of whoever has indicia of the United States and is none of its persons. */
            uuid_proof?: components["schemas"]["Uuid"] | null;
        };
        Kyc: {
            uuid: components["schemas"]["Uuid"];
            version: number;
            created_at: components["schemas"]["Instant"];
            expires_on: components["schemas"]["PlainDate"] | null;
            /**
             * @description A draft until its document is signed.
             * @enum {string}
             */
            status?: "DRAFT" | "SIGNED";
            /** @description The document (MODELO_KYC) that is signed. */
            uuid_document?: components["schemas"]["Uuid"] | null;
            /** @description What was asked and answered in it. */
            uuid_transcript?: components["schemas"]["Uuid"] | null;
            answers: {
                /** @example SITUACION_LABORAL */
                key: string;
                label?: string;
                value: string | null;
            }[];
        };
        TinRequest: {
            /** @description First two characters of the country key. */
            countryCode: string;
            tinNumber: string;
            countryKey?: components["schemas"]["CountryKey"];
        };
        Document: {
            uuid: components["schemas"]["Uuid"];
            filename: string;
            category: components["schemas"]["DocumentCategory"];
            subcategory: components["schemas"]["DocumentSubcategory"];
            named_as: components["schemas"]["DocumentName"];
            mimetype?: string;
            /** @description Bytes. */
            size?: number;
            created_at: components["schemas"]["Instant"];
            validated: boolean;
            is_signed: boolean;
            is_pending_signature?: boolean;
            section?: components["schemas"]["DocumentEntityType"];
            uuid_intervener?: components["schemas"]["Uuid"] | null;
            uuid_account?: components["schemas"]["Uuid"] | null;
            uuid_bank_account?: components["schemas"]["Uuid"] | null;
            uuid_operation?: components["schemas"]["Uuid"] | null;
        };
        DocumentUpload: {
            /** @description PDF, JPG or PNG of at most 10 MB each. */
            attachment: Blob[];
            filename: string[];
            /** @description One for all files or one for each. */
            category: components["schemas"]["DocumentCategory"] | components["schemas"]["DocumentCategory"][];
            /** @description One for all files or one for each. */
            subcategory: components["schemas"]["DocumentSubcategory"] | components["schemas"]["DocumentSubcategory"][];
            /** @description Only staff may validate; what a client says is not listened to. */
            validated?: boolean | boolean[];
            section?: components["schemas"]["DocumentSection"];
            /** @description One for all files or one for each. */
            uuid_account?: components["schemas"]["Uuid"] | components["schemas"]["Uuid"][];
            /** @description One for all files or one for each. */
            uuid_bank_account?: components["schemas"]["Uuid"] | components["schemas"]["Uuid"][];
        };
        /**
         * @description Which service serves a document.
         * @enum {string}
         */
        DocumentEntityType: "ACCOUNT" | "BANK_ACCOUNTS" | "INTERVENER" | "INTERVENERS" | "OPERATION";
        /**
         * @description The entity type as it was sent; an unknown one is refused by name.
         * @example ACCOUNT
         */
        DocumentSection: string;
        DocumentRequest: {
            filename: string;
            category: components["schemas"]["DocumentCategory"];
            subcategory: components["schemas"]["DocumentSubcategory"];
            /** @description The file in base64. */
            content: string;
            /** @description Only staff may validate. */
            validated?: boolean;
            section?: components["schemas"]["DocumentSection"];
            uuid_account?: components["schemas"]["Uuid"];
            uuid_bank_account?: components["schemas"]["Uuid"];
        };
        DocumentUpdate: {
            uuidDocuemnt?: components["schemas"]["Uuid"];
            filename?: string;
            category?: components["schemas"]["DocumentCategory"];
            subcategory?: components["schemas"]["DocumentSubcategory"];
            /** @description Only staff may validate; false rejects the document. */
            validated?: boolean;
            /** @description Why it is rejected; staff only. */
            reason?: string;
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        DocumentValidation: {
            uuid: components["schemas"]["Uuid"];
            uuid_document: components["schemas"]["Uuid"];
            /** @enum {string} */
            status: "PENDING" | "VALIDATED" | "REJECTED";
            subcategory?: components["schemas"]["DocumentSubcategory"];
            named_as?: components["schemas"]["DocumentName"];
            reason?: string | null;
            decided_at?: components["schemas"]["Instant"] | null;
        };
        Account: {
            uuid: components["schemas"]["Uuid"];
            alias: string | null;
            account_number: string;
            account_type: components["schemas"]["AccountType"];
            kind: components["schemas"]["AccountKind"];
            status: components["schemas"]["AccountStatus"];
            /** @example MIGRACION */
            source: string | null;
            /** @example RD */
            source_system: string | null;
            /** @description Of the intervener who asks. */
            role: components["schemas"]["IntervenerRole"];
            holding_type?: components["schemas"]["HoldingType"] | null;
            arrangement_type?: components["schemas"]["ArrangementType"] | null;
            has_docs_signed: boolean;
            has_docs_validated: boolean;
            has_pending_account_docs_signed: boolean;
            has_validated_bank_account?: boolean;
            disable_periodics?: boolean;
            mailing_type?: components["schemas"]["MailingType"] | null;
            postmail_action?: components["schemas"]["PostmailAction"] | null;
            /**
             * @description Why the asking intervener may not use the account; null when free.
             * @enum {string|null}
             */
            block_reason?: "ADULT_HOLDER" | "REGISTRATION_PENDING" | null;
            /** @description What the asker may change of the account now; told where one account is asked for. */
            allowed_actions?: ("edit_alias" | "edit_bank_accounts" | "edit_beneficiaries" | "edit_contributors" | "request_intervener" | "upload_documents")[];
            value?: components["schemas"]["Money"];
            net_invested?: components["schemas"]["Money"];
            gain?: components["schemas"]["Money"];
            gain_percent?: components["schemas"]["Percent"] | null;
            latent_gain?: components["schemas"]["Money"];
            realised_gain?: components["schemas"]["Money"];
            brought_gain?: components["schemas"]["Money"];
            value_date?: components["schemas"]["PlainDate"] | null;
            is_nav_late?: boolean;
            opened_on?: components["schemas"]["PlainDate"];
            _links?: components["schemas"]["Links"];
        };
        AccountUpdate: {
            alias?: string | null;
            mailing_type?: components["schemas"]["MailingType"];
            postmail_action?: components["schemas"]["PostmailAction"];
            /**
             * @description What it is about; nothing is kept of it.
             * @enum {string}
             */
            section?: "POST";
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        AccountIntervener: {
            uuid: components["schemas"]["Uuid"];
            type: components["schemas"]["IntervenerType"];
            name: string;
            lastname_1: string | null;
            lastname_2: string | null;
            intervener_status: components["schemas"]["IntervenerStatus"];
            email?: string | null;
            account_intervener_role?: components["schemas"]["AccountIntervenerRole"];
            /** @description All of them where there are several; the widest first. */
            account_intervener_roles?: components["schemas"]["AccountIntervenerRole"][];
            /** @description Asked for and not yet on the account. */
            is_requested?: boolean;
            /** @description The asker may take them off the account by themselves. */
            is_removable?: boolean;
        };
        AccountIntervenerRole: {
            role: components["schemas"]["IntervenerRole"];
            subrole?: components["schemas"]["IntervenerSubrole"] | null;
            percentage?: components["schemas"]["Percent"] | null;
            since?: components["schemas"]["PlainDate"] | null;
        };
        AccountIntervenerRoleInput: {
            role: components["schemas"]["IntervenerRole"];
            subrole?: components["schemas"]["IntervenerSubrole"] | null;
        };
        AccountIntervenerUpdate: {
            email?: string;
            mobile_phone?: string;
            percentage?: components["schemas"]["Percent"];
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        AccountIntervenerRequest: {
            role: components["schemas"]["IntervenerRole"];
            name: string;
            lastname_1?: string;
            lastname_2?: string | null;
            document_type?: components["schemas"]["IdentityDocumentType"];
            document_number?: string;
            email: string;
            mobile_phone?: string;
        };
        BankAccount: {
            uuid: components["schemas"]["Uuid"];
            account_number: string;
            iban_code: string;
            /** @description BIC. */
            swift_code: string | null;
            alias?: string | null;
            validated: boolean;
            /**
             * @description State of the newest holder certificate; null when there is none.
             * @enum {string|null}
             */
            certificate?: "PENDIENTE" | "VALIDADO" | "RECHAZADO" | null;
        };
        BankAccountInput: {
            account_number?: string;
            iban_code: string;
            swift_code?: string;
            alias?: string | null;
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        BankAccountUpdate: {
            account_number?: string;
            iban_code?: string;
            swift_code?: string | null;
            alias?: string | null;
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        Beneficiary: {
            uuid: components["schemas"]["Uuid"];
            name: string;
            lastname_1?: string | null;
            lastname_2?: string | null;
            document_type?: components["schemas"]["IdentityDocumentType"] | null;
            document_number?: string | null;
            relationship?: string | null;
            percentage: components["schemas"]["Percent"];
        };
        BeneficiaryInput: {
            name: string;
            lastname_1?: string | null;
            lastname_2?: string | null;
            document_type?: components["schemas"]["IdentityDocumentType"];
            document_number?: string;
            relationship?: string | null;
            percentage: components["schemas"]["Percent"];
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        BeneficiaryUpdate: {
            name?: string;
            lastname_1?: string | null;
            lastname_2?: string | null;
            document_type?: components["schemas"]["IdentityDocumentType"];
            document_number?: string;
            relationship?: string | null;
            percentage?: components["schemas"]["Percent"];
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        Contributor: {
            uuid: components["schemas"]["Uuid"];
            name: string;
            lastname_1?: string | null;
            lastname_2?: string | null;
            document_number?: string | null;
            role: components["schemas"]["IntervenerRole"];
        };
        ContributorInput: {
            name: string;
            lastname_1?: string | null;
            lastname_2?: string | null;
            document_type?: components["schemas"]["IdentityDocumentType"];
            document_number?: string;
            email?: string;
            /** @enum {string} */
            role: "APORTANTE_CONYUGE" | "APORTANTE_FAMILIAR" | "APORTANTE";
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        Associate: {
            uuid: components["schemas"]["Uuid"];
            name: string;
            lastname_1?: string | null;
            lastname_2?: string | null;
            document_number?: string | null;
            percentage?: components["schemas"]["Percent"] | null;
            position?: string | null;
        };
        Position: {
            key_product: string;
            name_product: string;
            isin: components["schemas"]["Isin"] | null;
            /**
             * @description IN_TRANSIT: money of a transfer that has left this product at this NAV and not arrived. REDEEMING and TRANSFERRING: an order under way takes some of it.
             * @enum {string}
             */
            state?: "HELD" | "REDEEMING" | "TRANSFERRING" | "IN_TRANSIT";
            kind: components["schemas"]["ProductKind"];
            shares: components["schemas"]["Shares"];
            nav: components["schemas"]["Nav"];
            nav_date: components["schemas"]["PlainDate"];
            value: components["schemas"]["Money"];
            cost: components["schemas"]["Money"];
            gain: components["schemas"]["Money"];
            gain_percent: components["schemas"]["Percent"] | null;
            /** @description Share of the value of all listed positions. */
            weight: components["schemas"]["Percent"];
            uuid_account: components["schemas"]["Uuid"];
            account_alias?: string | null;
        };
        EvolutionPoint: {
            date: components["schemas"]["PlainDate"];
            value: components["schemas"]["Money"];
            net_invested: components["schemas"]["Money"];
        };
        DistributionSlice: {
            key_product: string;
            name_product: string;
            value: components["schemas"]["Money"];
            percent: components["schemas"]["Percent"];
        };
        Product: {
            /**
             * @description RD code.
             * @example 10392
             */
            key_product: string;
            name_product: string;
            kind: components["schemas"]["ProductKind"];
            /** @description By which contributions to it are limited; null of a fund. */
            plan_system?: components["schemas"]["PlanSystem"] | null;
            isin: components["schemas"]["Isin"] | null;
            dgs_code?: string | null;
            /** @enum {string|null} */
            class?: "A" | "B" | "C" | "D" | null;
            /** @description The fund that a class belongs to. */
            key_parent?: string | null;
            risk: number;
            /** @description Free investment fund (F.I.L.). */
            is_complex: boolean;
            /** @constant */
            currency: "EUR";
            nav?: components["schemas"]["Nav"] | null;
            nav_date?: components["schemas"]["PlainDate"] | null;
            management_fee?: components["schemas"]["Percent"] | null;
            minimum_first?: components["schemas"]["Money"];
            minimum_next?: components["schemas"]["Money"];
            minimum_periodic?: components["schemas"]["Money"] | null;
            minimum_remaining?: components["schemas"]["Money"] | null;
            /**
             * @description As the convenience test judges it.
             * @example RV
             */
            family?: string;
            subscription_fee?: components["schemas"]["Percent"] | null;
            redemption_fee?: components["schemas"]["Percent"] | null;
            depositary_fee?: components["schemas"]["Percent"] | null;
            nav_frequency?: components["schemas"]["NavFrequency"];
            /**
             * @description Orders before this time take the value of the day.
             * @example 14:00
             */
            cut_off?: string;
            /** @description Days of notice that a redemption needs. */
            notice_days?: number | null;
            documents?: components["schemas"]["ProductDocument"][];
        };
        /** @enum {string} */
        NavFrequency: "DAILY" | "MONTHLY";
        Minimum: {
            key_product: string;
            minimum_first: components["schemas"]["Money"];
            minimum_next: components["schemas"]["Money"];
            minimum_periodic?: components["schemas"]["Money"] | null;
            minimum_remaining?: components["schemas"]["Money"] | null;
        };
        PensionPlan: {
            key_product: string;
            name_product: string;
            plan_type?: components["schemas"]["PlanType"];
            plan_system?: components["schemas"]["PlanSystem"];
            /** @description Of the plan. */
            dgs_code: string;
            fund_dgs_code?: string | null;
            manager_dgs_code?: string | null;
            depositary_dgs_code?: string | null;
        };
        ProductDocument: {
            uuid: components["schemas"]["Uuid"];
            subcategory: components["schemas"]["DocumentSubcategory"];
            filename: string;
            published_on: components["schemas"]["PlainDate"];
        };
        NavPoint: {
            date: components["schemas"]["PlainDate"];
            nav: components["schemas"]["Nav"];
        };
        /** @description A product of the tenant with the values that were published for it. */
        Asset: {
            /** @description RD code. */
            id: string;
            name: string;
            isin: components["schemas"]["Isin"] | null;
            dgs_code?: string | null;
            kind: components["schemas"]["ProductKind"];
            /** @constant */
            currency: "EUR";
            risk: number;
            is_complex?: boolean;
            nav: components["schemas"]["Nav"] | null;
            nav_date: components["schemas"]["PlainDate"] | null;
            nav_frequency?: components["schemas"]["NavFrequency"];
            /** @description Oldest first; one a week where everything is asked for. */
            navs: components["schemas"]["NavPoint"][];
            management_fee?: components["schemas"]["Percent"] | null;
            documents: components["schemas"]["ProductDocument"][];
        };
        Operation: {
            uuid: components["schemas"]["Uuid"];
            uuid_account: components["schemas"]["Uuid"];
            /** @description The ordering party. */
            uuid_intervener?: components["schemas"]["Uuid"] | null;
            /** @description Name of the ordering party. */
            name_intervener?: string | null;
            account_number?: string | null;
            account_alias?: string | null;
            operation_type: components["schemas"]["OperationType"];
            operation_sub_type?: components["schemas"]["OperationSubType"] | null;
            key_operation_type?: string | null;
            operation_status: components["schemas"]["OperationStatus"];
            key_product: string;
            name_product: string;
            isin?: components["schemas"]["Isin"] | null;
            kind?: components["schemas"]["ProductKind"];
            key_product_target?: string | null;
            name_product_target?: string | null;
            net_amount?: components["schemas"]["Money"] | null;
            /** @description What it is for in euro: gross, or net where that alone was asked; null where it counts participations or is for everything. */
            amount?: components["schemas"]["Money"] | null;
            /**
             * @description I where `amount` is net; null where it is gross, or none.
             * @enum {string|null}
             */
            amount_measure?: "I" | null;
            gross_amount?: components["schemas"]["Money"] | null;
            shares?: components["schemas"]["Shares"] | null;
            participations?: components["schemas"]["Shares"] | null;
            amount_shares_indicator?: components["schemas"]["AmountIndicator"] | null;
            /** @description What the investor pays in or receives; null where no money moves. */
            cash?: components["schemas"]["Money"] | null;
            nav?: components["schemas"]["Nav"] | null;
            nav_date?: components["schemas"]["PlainDate"] | null;
            commission?: components["schemas"]["Money"] | null;
            withholding?: components["schemas"]["Money"] | null;
            /** @description Gain or loss that is taxed now, nothing of what is deferred; null of what comes in. */
            fiscal_import?: components["schemas"]["Money"] | null;
            is_total_redemption?: boolean;
            is_total_transfer?: boolean;
            is_periodic: boolean;
            per_period?: components["schemas"]["Periodicity"] | null;
            per_start_date?: components["schemas"]["PlainDate"] | null;
            per_end_date?: components["schemas"]["PlainDate"] | null;
            per_increase_type?: components["schemas"]["IncreaseType"] | null;
            per_increase?: components["schemas"]["Decimal"] | null;
            per_increase_period?: components["schemas"]["Periodicity"] | null;
            /** @description The revaluation in words, with its unit; null of an order that never rises. In the answer of one operation only. */
            per_increase_text?: string | null;
            per_uuid_operation_periodic_request?: components["schemas"]["Uuid"] | null;
            per_next_date?: components["schemas"]["PlainDate"] | null;
            /** @description What the next date of a standing order is for, gross or net as the order says, of a benefit in payments what reaches the bank; null where it counts participations. */
            per_next_amount?: components["schemas"]["Money"] | null;
            /** @description The same of an order that counts participations. */
            per_next_shares?: components["schemas"]["Shares"] | null;
            /** @description The first of the next dates of a standing order for which a certificate of tax residence has to be sent, without which it brings nothing; null where none has to, and of all else. */
            certificate_needed_on?: components["schemas"]["PlainDate"] | null;
            pp_redemption_cause?: components["schemas"]["RedemptionCause"] | null;
            pp_redemption_cause_date?: components["schemas"]["PlainDate"] | null;
            pp_redemption_collection_method?: components["schemas"]["CollectionMethod"] | null;
            pp_redemption_defer?: components["schemas"]["RedemptionDefer"] | null;
            pp_redemption_defer_date?: components["schemas"]["PlainDate"] | null;
            pp_compartment?: components["schemas"]["Compartment"] | null;
            pp_plan_type?: components["schemas"]["PlanType"] | null;
            pp_xt_dgs_code?: string | null;
            pp_xt_egs_code?: string | null;
            pp_rights_type?: components["schemas"]["RightsType"] | null;
            pp_source_situation?: components["schemas"]["SourceSituation"] | null;
            pp_rendering_variation?: components["schemas"]["RenderingVariation"] | null;
            pp_redemption_mixed_amount?: components["schemas"]["Money"] | null;
            transfer_nav_on_month_end?: boolean;
            request_date: components["schemas"]["Instant"];
            value_date?: components["schemas"]["PlainDate"] | null;
            settlement_date?: components["schemas"]["PlainDate"] | null;
            pay_method?: components["schemas"]["PayMethod"] | null;
            uuid_bank_account?: components["schemas"]["Uuid"] | null;
            is_request: boolean;
            uuid_request?: components["schemas"]["Uuid"] | null;
            /** @description The standing order that this one takes the place of once everybody has signed it. */
            uuid_replaced_operation?: components["schemas"]["Uuid"] | null;
            /** @description Until when such a change may be signed; null where it ends with the order alone. */
            change_deadline?: components["schemas"]["Instant"] | null;
            /** @description Who signs it, where that is more than one person; in the answer of one operation only. */
            signers?: components["schemas"]["Signer"][];
            /** @description How many others than whoever asks have to sign it yet; in the answer of one operation only. */
            missing_signers?: number;
            /** @description How many signatures it lacks in all; in the answer of one operation only. */
            missing_signatures?: number;
            /** @description Not everybody who may sign has to; in the answer of one operation only. */
            is_enough_of_signers?: boolean;
            /** @description The dates that it would have if the last signature came now; null where none is missing. */
            if_signed_now?: components["schemas"]["IfSignedNow"] | null;
            /** @description Whether documents of it wait for the signature of whoever asks; in the answer of one operation only. */
            is_signature_awaited?: boolean;
            /** @description What goes back to whoever paid; null of nothing. In the answer of one operation only. */
            money_back?: components["schemas"]["Money"] | null;
            /** @description The change of this standing order that waits for signatures; in the answer of one operation only. */
            uuid_pending_change?: components["schemas"]["Uuid"] | null;
            /** @description The change of this standing order that took its place; in the answer of one operation only. */
            uuid_replaced_by?: components["schemas"]["Uuid"] | null;
            /** @description What undid this purchase, whose money its bank took back; in the answer of one operation only. */
            uuid_undone_by?: components["schemas"]["Uuid"] | null;
            /** @description The newest receipt of what was sent about it; in the answer of one operation only. */
            uuid_receipt?: components["schemas"]["Uuid"] | null;
            /** @description Date of the NAV that an order which is not executed yet gets; in the answer of one operation only. */
            expected_nav_date?: components["schemas"]["PlainDate"] | null;
            /** @description Whose NAV that is. */
            expected_nav_product?: string | null;
            /** @description What decided it, the last that the order needed. */
            nav_reason?: components["schemas"]["NavReason"] | null;
            /** @description From when on the order had everything that it needs. */
            complete_at?: components["schemas"]["Instant"] | null;
            /** @description Until then the order could still get another NAV. */
            nav_cut_off?: components["schemas"]["Instant"] | null;
            /** @description What an order without a NAV still waits for. */
            nav_waits_for?: components["schemas"]["NavReason"][];
            /** @description The account that its money comes from or goes to, its middle hidden; in the answer of one operation only, for those who may know it. */
            bank_account?: string | null;
            /** @description What its investor still has to send; in the answer of one operation only. */
            documents_to_send?: components["schemas"]["DocumentToSend"][];
            /** @description The published documents that its giver confirmed having read; in the answer of one operation only. */
            papers_read?: components["schemas"]["Uuid"][];
            /** @description What its giver read, ticked and typed, among the transcripts of the ordering party; in the answer of one operation only. */
            uuid_transcript?: components["schemas"]["Uuid"] | null;
            /** @description What its giver answered to questions of the manager's own; for its giver and staff, in the answer of one operation only. */
            answered_besides?: components["schemas"]["AnsweredBesides"][];
            xt_isin_code?: string | null;
            xt_acount_origin?: string | null;
            xt_entity?: string | null;
            has_docs_signed: boolean;
            /** @description What the asker may do with it now; in lists of operations that are not over alone. */
            actions?: ("edit" | "cancel" | "suspend" | "resume")[];
            /** @description The statuses to which the asker may move it now; in the answer of one operation only. */
            allowed_statuses?: components["schemas"]["OperationStatus"][];
            /** @description What was promised of it, and what came; in the answer of one operation only. */
            promise?: components["schemas"]["OrderPromise"] | null;
            /** @description Of a standing order, the dates that brought nothing, the newest first; in the answer of one operation only. */
            skipped_dates?: components["schemas"]["SkippedDate"][];
            /** @description Whether its papers are signed; null of an order that ended before they were and has none to sign. */
            papers_signed?: boolean | null;
            /** @description Of a standing order that goes on or is on its way to it, the first dates that are still to come; in the answer of one operation only. */
            dates_ahead?: components["schemas"]["DateAhead"][];
            /** @description The payments of a benefit that are still to come, the next one first; null of all else, and of what is over; in the answer of one operation only. */
            payments_ahead?: components["schemas"]["BenefitPayments"] | null;
            /** @description The payments of a benefit as whoever gave it was shown them, where others are left by now because it begins another day; null where they are as they were shown; in the answer of one operation only. */
            payments_shown?: components["schemas"]["BenefitPayments"] | null;
            /** @description The steps of an order from its request to its settlement; in the answer of one operation only. */
            course?: components["schemas"]["OrderStep"][];
            /** @description How a transfer from another entity goes; in the answer of one such operation only. */
            transfer?: components["schemas"]["TransferCourse"] | null;
            /** @description When an order that is not over is expected to be settled, by the dates of its page; of one that is executed, until that day has come. */
            expected_settlement_date?: components["schemas"]["PlainDate"] | null;
            channel?: components["schemas"]["Channel"] | null;
            _links?: components["schemas"]["Links"];
        };
        /** @description A date of a standing order that is still to come, gross or net as the order says, or in participations. */
        DateAhead: {
            date: components["schemas"]["PlainDate"];
            nominal_date: components["schemas"]["PlainDate"];
            amount: components["schemas"]["Money"] | null;
            shares: components["schemas"]["Shares"] | null;
            /** @description The holiday or the weekend that moved it; null where none did. */
            closing_day: components["schemas"]["ClosingDay"] | null;
            /** @description In the reader's words, what it lacks and will be left out without; null of one that is as it should be. */
            lacks: string | null;
        };
        /** @description A date of a standing order on which nothing was paid. */
        SkippedDate: {
            date: components["schemas"]["PlainDate"];
            nominal_date: components["schemas"]["PlainDate"];
            /** @description In the reader's words. */
            reason: string;
        };
        /**
         * @description Why it was said: the order was sent or changed, or what decides its NAV came.
         * @enum {string}
         */
        PromiseCause: "SENT" | "CHANGED" | "REQUEST" | "SIGNATURE" | "MONEY" | "DOCUMENTS" | "DEFERRED" | "TRANSFER";
        /**
         * @description Why something came that was not promised.
         * @enum {string}
         */
        DifferenceCause: "CHANGED" | "REQUEST" | "SIGNATURE" | "MONEY" | "DOCUMENTS" | "DEFERRED" | "TRANSFER" | "NAV" | "WAITED" | "HOLDING" | "INSTALMENTS" | "PAYMENTS" | "RECEIVED" | "LOTS" | "NAV_AND_LOTS" | "RESIDENCE" | "TAX_AND_COSTS";
        /** @description What was said of an order at one moment. Amounts are estimates at the last NAV that was known then. */
        PromisedTerms: {
            made_at: components["schemas"]["Instant"];
            cause: components["schemas"]["PromiseCause"];
            /** @description Until then it got that NAV. */
            cut_off: components["schemas"]["Instant"];
            nav_date: components["schemas"]["PlainDate"];
            publication_date: components["schemas"]["PlainDate"];
            value_date: components["schemas"]["PlainDate"];
            settlement_date: components["schemas"]["PlainDate"];
            target_nav_date: components["schemas"]["PlainDate"] | null;
            nav: components["schemas"]["Nav"] | null;
            gross_amount: components["schemas"]["Money"] | null;
            net_amount: components["schemas"]["Money"] | null;
            shares: components["schemas"]["Shares"] | null;
            commission?: components["schemas"]["Money"] | null;
            withholding?: components["schemas"]["Money"] | null;
            /** @description Of a benefit that is paid in payments: the gross and net amounts are of all of them together. */
            payments?: components["schemas"]["BenefitPayments"] | null;
        };
        OrderPromise: {
            /** @description What its giver was shown last, when the order was sent or changed. */
            shown: components["schemas"]["PromisedTerms"];
            /** @description Everything that was said, the first first; the last holds. */
            history: components["schemas"]["PromisedTerms"][];
            /** @description The promised dates beside the real ones; empty until the order is executed. */
            date_outcomes: {
                /** @enum {string} */
                key: "nav_date" | "target_nav_date" | "value_date" | "settlement_date";
                promised: components["schemas"]["PlainDate"];
                came: components["schemas"]["PlainDate"];
                cause: components["schemas"]["DifferenceCause"] | null;
            }[];
            /** @description The estimated amounts beside the real ones; empty until the order is executed. */
            amount_outcomes: {
                /** @enum {string} */
                key: "gross_amount" | "net_amount";
                promised: components["schemas"]["Money"];
                came: components["schemas"]["Money"];
                cause: components["schemas"]["DifferenceCause"] | null;
            }[];
            /** @description The estimated participations beside the real ones; empty until the order is executed. */
            share_outcomes: {
                /** @enum {string} */
                key: "shares" | "target_shares";
                promised: components["schemas"]["Shares"];
                came: components["schemas"]["Shares"];
                cause: components["schemas"]["DifferenceCause"] | null;
            }[];
        };
        IfSignedNow: {
            nav_date: components["schemas"]["PlainDate"];
            publication_date: components["schemas"]["PlainDate"];
            settlement_date: components["schemas"]["PlainDate"];
        };
        /** @description One step between two entities. */
        TransferPhase: {
            /** @enum {string} */
            key: "SNCE_1" | "SNCE_2" | "SNCE_3";
            /**
             * @description NOW: it is what the transfer waits for.
             * @enum {string}
             */
            state: "DONE" | "NOW" | "AHEAD";
            /** @description When it was done; null while it is not. */
            date: components["schemas"]["PlainDate"] | null;
            /** @description Its last day by law; null while the step before it is not done. */
            due_on: components["schemas"]["PlainDate"] | null;
            is_late: boolean;
        };
        /** @description How a transfer from another entity goes, as the investor is told of it. */
        TransferCourse: {
            phases: components["schemas"]["TransferPhase"][];
            /** @enum {string} */
            kind: "FUND" | "SAME_MANAGER" | "PLAN";
            /** @description Who has the money. */
            origin_entity: string | null;
            /**
             * @description Null where it has ended.
             * @enum {string|null}
             */
            waits_for: "SIGNATURE" | "REVIEW" | "REQUEST" | "ANSWER" | "MONEY" | "FISCAL_DATA" | "AMOUNT" | "INVESTMENT" | null;
            /** @enum {string|null} */
            who_acts: "INVESTOR" | "OWN" | "ORIGIN" | null;
            /** @description Last day of what it waits for; null where nothing but a signature or the NAV is awaited. */
            due_on: components["schemas"]["PlainDate"] | null;
            /** @enum {string} */
            due_state: "LATE" | "TODAY" | "OPEN" | "NONE";
            /** @description Calendar days; null where it is not late. */
            days_late: number | null;
            /** @description Since everything that it needed was here; null before. */
            business_days_used: number | null;
            /** @description Of all steps, by law. */
            business_days_allowed: number;
            /** @description Last day of all of it; null before it counts. */
            ends_on: components["schemas"]["PlainDate"] | null;
            /** @description Where the law says so. */
            rule: string;
            /** @description Money that is here. */
            received_amount: components["schemas"]["Money"] | null;
            /**
             * @description The dates and cost of what comes: not needed, not here and nor is the money, not here though the money is, here.
             * @enum {string}
             */
            fiscal_data: "NOT_NEEDED" | "AWAITED" | "PENDING" | "COMPLETE";
            /** @description Where the other entity did not make it. */
            rejected_reason: string | null;
        };
        /** @enum {string} */
        OrderStepKey: "REQUEST" | "SIGNATURE" | "MONEY" | "DOCUMENTS" | "NAV" | "SOURCE_PUBLICATION" | "TARGET_NAV" | "PUBLICATION" | "SETTLEMENT";
        /** @description A document that an order cannot do without. */
        DocumentToSend: {
            subcategory: components["schemas"]["DocumentSubcategory"];
            /** @description Another kind that will do as well. */
            or: components["schemas"]["DocumentSubcategory"] | null;
        };
        /** @description One step of an order that is not over. */
        OrderStep: {
            key: components["schemas"]["OrderStepKey"];
            /**
             * @description NOW: it is what the order waits for.
             * @enum {string}
             */
            state: "DONE" | "NOW" | "AHEAD";
            /** @description When it was, or is expected; null where nobody can say. */
            date: components["schemas"]["PlainDate"] | null;
            /** @description The date holds if what the order waits for comes now; of the settlement also, what is expected then is an estimate. */
            is_estimate: boolean;
            /** @description What is expected then, an estimate at the last NAV that was known. */
            amount: components["schemas"]["Money"] | null;
            /** @description Participations that are expected then, an estimate. */
            shares: components["schemas"]["Shares"] | null;
            /** @description The account that the money goes to or comes from, its middle hidden. */
            bank_account: string | null;
        };
        OperationInput: {
            uuid_account: components["schemas"]["Uuid"];
            operation_type: components["schemas"]["OperationType"];
            key_product: string;
            key_product_target?: string;
            amount_shares_indicator?: components["schemas"]["AmountIndicator"];
            gross_amount?: components["schemas"]["Decimal"];
            net_amount?: components["schemas"]["Decimal"];
            shares?: components["schemas"]["Decimal"];
            is_total_redemption?: boolean;
            is_total_transfer?: boolean;
            pay_method?: components["schemas"]["PayMethod"];
            uuid_bank_account?: components["schemas"]["Uuid"];
            is_periodic?: boolean;
            per_period?: components["schemas"]["Periodicity"];
            per_start_date?: components["schemas"]["PlainDate"];
            per_end_date?: components["schemas"]["PlainDate"] | null;
            per_increase_type?: components["schemas"]["IncreaseType"] | null;
            per_increase?: components["schemas"]["Decimal"] | null;
            per_increase_period?: components["schemas"]["Periodicity"] | null;
            pp_redemption_cause?: components["schemas"]["RedemptionCause"];
            pp_redemption_cause_date?: components["schemas"]["PlainDate"];
            pp_redemption_collection_method?: components["schemas"]["CollectionMethod"];
            pp_redemption_defer?: components["schemas"]["RedemptionDefer"];
            pp_redemption_defer_date?: components["schemas"]["PlainDate"] | null;
            pp_compartment?: components["schemas"]["Compartment"];
            pp_plan_type?: components["schemas"]["PlanType"];
            pp_xt_dgs_code?: string;
            pp_xt_egs_code?: string;
            pp_rights_type?: components["schemas"]["RightsType"];
            pp_source_situation?: components["schemas"]["SourceSituation"];
            pp_rendering_variation?: components["schemas"]["RenderingVariation"];
            pp_redemption_mixed_amount?: components["schemas"]["Decimal"];
            transfer_nav_on_month_end?: boolean;
            xt_isin_code?: string;
            xt_acount_origin?: string;
            /** @description Key of the origin entity at the regulator. */
            xt_entity?: string;
            /** @description Read the DFI or DFP. */
            has_read_dfi?: boolean;
            /** @description Read the terms of the pension plan (EEPP). */
            has_read_eepp?: boolean;
            /** @description Read the semiannual report. */
            has_read_report?: boolean;
            /** @description Typed for a complex product that is not convenient. */
            convenience_phrase?: string;
            has_accepted_not_convenient?: boolean;
            /** @description The published documents that the giver confirms having read, each by its uuid. */
            papers_read?: components["schemas"]["Uuid"][];
            /** @description Of the terms that the giver was shown; an order about anything else is refused. */
            shown?: string;
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        /** @enum {string} */
        NavReason: "REQUEST" | "SIGNATURE" | "MONEY" | "DOCUMENTS" | "DEFERRED" | "TRANSFER";
        OperationUpdate: {
            /**
             * @description Suspends or resumes a periodic operation.
             * @enum {string}
             */
            operation_status?: "PERIODIC_ACTIVE" | "PERIODIC_SUSPENDED";
            /** @description What the order is; it does not change. */
            is_periodic?: boolean;
            amount_shares_indicator?: components["schemas"]["AmountIndicator"];
            gross_amount?: components["schemas"]["Decimal"];
            net_amount?: components["schemas"]["Decimal"];
            shares?: components["schemas"]["Decimal"];
            pay_method?: components["schemas"]["PayMethod"];
            uuid_bank_account?: components["schemas"]["Uuid"];
            per_period?: components["schemas"]["Periodicity"];
            per_start_date?: components["schemas"]["PlainDate"];
            per_end_date?: components["schemas"]["PlainDate"] | null;
            per_increase_type?: components["schemas"]["IncreaseType"] | null;
            per_increase?: components["schemas"]["Decimal"] | null;
            per_increase_period?: components["schemas"]["Periodicity"] | null;
            /** @description Of the change that its giver was shown; another one is refused. */
            shown?: string | null;
            own_answers?: components["schemas"]["OwnAnswers"];
        };
        /** @description A role that may order operations of a type, and what has to hold beside it. */
        Orderer: {
            role: components["schemas"]["IntervenerRole"];
            condition: string | null;
        };
        /** @description Why something of an order cannot be, in the words of the release, and what can be done about it. */
        OrderReason: {
            key: string;
            text: string;
            /** @description Below the body of the order. */
            path?: string;
            params?: {
                [key: string]: unknown;
            };
            remedy: {
                key: string;
                text: string;
                /** @description A page of the area. */
                to: string | null;
            } | null;
        };
        ClosingDay: {
            date: components["schemas"]["PlainDate"];
            key: string;
            name: string;
            /** @enum {string} */
            moves?: "NAV" | "PUBLICATION" | "SETTLEMENT";
        };
        /** @description Which NAV an order that is complete now gets, and what follows. */
        OrderDates: {
            /** @description Until then it gets that NAV. */
            cut_off: components["schemas"]["Instant"];
            nav_date: components["schemas"]["PlainDate"];
            publication_date: components["schemas"]["PlainDate"];
            /** @description Of a transfer, when the NAV of its source is published; `publication_date` is of its target then. */
            source_publication_date?: components["schemas"]["PlainDate"] | null;
            value_date: components["schemas"]["PlainDate"];
            settlement_date: components["schemas"]["PlainDate"];
            target_nav_date: components["schemas"]["PlainDate"] | null;
            /** @description How many days ahead it has to be given; null where none. */
            notice_days?: number | null;
            closing_days: components["schemas"]["ClosingDay"][];
        };
        OperationTypeItem: {
            key_operation_type: components["schemas"]["OperationType"];
            name: string;
            /**
             * @description F funds; P pensions.
             * @enum {string}
             */
            kind: "F" | "P";
            /** @description Both where it is an operation of both. */
            kinds?: ("F" | "P")[];
            is_periodic?: boolean;
            is_request?: boolean;
            /** @description Clients of the tenant may order it. */
            is_offered?: boolean;
            /** @description Which roles on an account may order it; nobody where it is empty. */
            orderers?: components["schemas"]["Orderer"][];
        };
        HistoricalEntry: {
            uuid: components["schemas"]["Uuid"];
            operation_status: components["schemas"]["OperationStatus"];
            previous_status?: components["schemas"]["OperationStatus"] | null;
            changed_at: components["schemas"]["Instant"];
            reason?: string | null;
            /** @enum {string|null} */
            actor?: "INVESTOR" | "STAFF" | "SYSTEM" | null;
            /** @description Who signed; of a signed order, who signed last. */
            name?: string | null;
            channel?: string | null;
        };
        StatusChange: {
            operation_status: components["schemas"]["OperationStatus"];
            reason?: components["schemas"]["SafeText"];
        };
        PositionStatusRequest: {
            /** @description All accounts that the asker sees when missing; staff name one. */
            uuid_account?: components["schemas"]["Uuid"];
            key_product?: string;
        };
        PositionStatus: {
            uuid_account?: components["schemas"]["Uuid"];
            key_product: string;
            name_product?: string;
            shares: components["schemas"]["Shares"];
            /** @description Waiting to leave or blocked. */
            reserved_shares: components["schemas"]["Shares"];
            /** @description Of the reserved ones, those that are blocked. */
            blocked_shares?: components["schemas"]["Shares"];
            available_shares: components["schemas"]["Shares"];
            available_amount: components["schemas"]["Money"];
            has_pending_total_redemption: boolean;
            has_pending_redemption: boolean;
            uuid_locking_operation?: components["schemas"]["Uuid"] | null;
            /** @description Orders under way in the product. */
            pending_operations?: {
                uuid: components["schemas"]["Uuid"];
                operation_type: components["schemas"]["OperationType"];
                operation_status: components["schemas"]["OperationStatus"];
            }[];
            /** @description Of the reserved ones those that are not blocked, by the order that keeps them: together they are these. */
            reservations?: {
                uuid_operation: components["schemas"]["Uuid"];
                shares: components["schemas"]["Shares"];
            }[];
        };
        SimulationRequest: {
            uuid_account: components["schemas"]["Uuid"];
            key_product: string;
            key_product_target?: string;
            /** @enum {string} */
            operation_type: "REEMBOLSO" | "SOLICITUD_TRASPASO_INTERNO" | "RESCATE";
            amount_shares_indicator: components["schemas"]["AmountIndicator"];
            /** @description Euros or participations by the indicator; not needed for T. */
            amount?: components["schemas"]["Decimal"];
            /** @description In place of amount, as the order gives it. */
            gross_amount?: components["schemas"]["Decimal"];
            net_amount?: components["schemas"]["Decimal"];
            shares?: components["schemas"]["Decimal"];
            request_date?: components["schemas"]["Instant"];
            /** @description Other savings income of the year. */
            savings_base_other?: components["schemas"]["Decimal"];
            /** @description Other income of the year in the general base, of a pension-plan redemption. */
            general_base_other?: components["schemas"]["Decimal"];
            pp_redemption_cause?: components["schemas"]["RedemptionCause"];
            pp_redemption_cause_date?: components["schemas"]["PlainDate"];
            pp_redemption_collection_method?: components["schemas"]["CollectionMethod"];
            pp_redemption_mixed_amount?: components["schemas"]["Decimal"];
            pp_redemption_defer?: components["schemas"]["RedemptionDefer"];
            pp_redemption_defer_date?: components["schemas"]["PlainDate"];
            pp_compartment?: components["schemas"]["Compartment"];
            per_period?: components["schemas"]["Periodicity"];
            per_end_date?: components["schemas"]["PlainDate"];
        };
        SimulationLot: {
            acquisition_date: components["schemas"]["PlainDate"];
            origin_product: string | null;
            shares: components["schemas"]["Shares"];
            cost: components["schemas"]["Money"];
            proceeds: components["schemas"]["Money"];
            gain: components["schemas"]["Money"];
            /** @description Its part of what is withheld of the whole order, where losses are set off. */
            withholding?: components["schemas"]["Money"];
        };
        Simulation: {
            nav: components["schemas"]["Nav"];
            nav_date: components["schemas"]["PlainDate"];
            /** @constant */
            nav_is_estimate: true;
            /** @description The NAV date that an order placed now would get. */
            real_nav_date?: components["schemas"]["PlainDate"];
            shares: components["schemas"]["Shares"];
            gross_amount: components["schemas"]["Money"];
            commission: components["schemas"]["Money"];
            acquisition_cost?: components["schemas"]["Money"];
            /** @description Gain or loss that is taxed now, nothing of what is deferred. */
            fiscal_import?: components["schemas"]["Money"];
            /** @description What of the gain or loss counts in the tax return of the year: losses that have to wait (LIRPF 33.5 f) are left out. */
            counted_gain?: components["schemas"]["Money"];
            /** @description What is lost that does not count yet. */
            waiting_loss?: components["schemas"]["Money"];
            withholding_rate: components["schemas"]["Percent"];
            withholding: components["schemas"]["Money"];
            net_amount: components["schemas"]["Money"];
            lots?: components["schemas"]["SimulationLot"][];
            /** @description Lots as they would arrive in the target. */
            target_lots?: components["schemas"]["SimulationLot"][];
            remaining?: {
                shares: components["schemas"]["Shares"];
                value: components["schemas"]["Money"];
                latent_gain: components["schemas"]["Money"];
            };
            /** @description Estimated income tax of whoever asks, of their part of the gain; never subtracted from the net amount. Null where nobody can say what their part is. */
            savings_tax?: {
                /** @description Percentage of the gain that whoever asks declares (LIRPF 11.5): what is on record, else equal parts; none of who has the usufruct. */
                part?: components["schemas"]["Percent"];
                /** @description That part. */
                gain?: components["schemas"]["Money"];
                before: components["schemas"]["Money"];
                after: components["schemas"]["Money"];
                difference: components["schemas"]["Money"];
                marginal_rate: components["schemas"]["Percent"];
            } | null;
            /** @description Of a pension-plan redemption. */
            pension?: {
                compartment_1: components["schemas"]["Money"];
                compartment_2: components["schemas"]["Money"];
                reduction_40: components["schemas"]["Money"];
                taxable_work_income: components["schemas"]["Money"];
                reduction_eligible: boolean;
                reasons: string[];
                /** @description Of a benefit that is paid in both ways what is paid at once; what is said of the whole is then of all payments together. */
                capital?: components["schemas"]["BenefitPart"] | null;
                /** @description What is paid in payments until its last date, all of them together at the same price; null where everything is paid at once. */
                income?: components["schemas"]["BenefitPart"] | null;
                /** @description When and in which parts it is paid; null of what is paid at once, and where nobody said how often and until when. */
                payments?: components["schemas"]["BenefitPayments"] | null;
                /** @description Estimated income tax by the reference scale; never subtracted from the net amount. Null of what is paid in payments, of which nobody can tell what each year brings. */
                income_tax?: {
                    before: components["schemas"]["Money"];
                    after: components["schemas"]["Money"];
                    difference: components["schemas"]["Money"];
                    /** @description The difference if nothing were reduced. */
                    unreduced: components["schemas"]["Money"];
                    marginal_rate: components["schemas"]["Percent"];
                    /** @description What else the year brings was said; otherwise it is left aside. */
                    is_other_known: boolean;
                } | null;
            } | null;
            warnings: {
                /** @example PRE_1995_LOTS */
                code: string;
                /** @description The same in the words of the release. */
                text: string;
                params?: {
                    [key: string]: unknown;
                };
            }[];
            /** @description By which article what rate is withheld of what, and from when and until when that rate holds. */
            tax?: {
                key: string;
                law: string;
                rate: components["schemas"]["Percent"];
                base: components["schemas"]["Money"];
                since: components["schemas"]["PlainDate"] | null;
                /** @description The first day on which it no longer holds; null where none is known. */
                until: components["schemas"]["PlainDate"] | null;
            };
            /** @description Why an order of this amount would be refused. */
            reasons?: components["schemas"]["OrderReason"][];
            /** @description Orders near this one that would be taken, where this one would not. */
            alternatives?: {
                /** @enum {string} */
                key: "LESS" | "MORE" | "TOTAL";
                text: string;
                amount_shares_indicator: components["schemas"]["AmountIndicator"];
                amount: components["schemas"]["Decimal"] | null;
                gross_amount: components["schemas"]["Money"];
                net_amount: components["schemas"]["Money"];
                shares: components["schemas"]["Shares"];
            }[];
            /** @description Other ways to do what this order does, each with the income tax that is estimated of it. */
            tax_ways?: components["schemas"]["TaxWay"][];
            dates?: components["schemas"]["OrderDates"];
            disclaimer: string;
        };
        /** @description A part of a benefit; `gross_amount - commission - withholding = net_amount` to the cent. */
        BenefitPart: {
            gross_amount: components["schemas"]["Money"];
            commission: components["schemas"]["Money"];
            withholding: components["schemas"]["Money"];
            net_amount: components["schemas"]["Money"];
            taxable_work_income: components["schemas"]["Money"];
        };
        /** @description How a benefit is paid in payments, all at the last NAV that was known; each will be at the NAV of its own day. */
        BenefitPayments: {
            count: number;
            /** @description Day on which the money arrives. */
            first_date: components["schemas"]["PlainDate"];
            /** @description Of the second; null where there is one alone. */
            next_date: components["schemas"]["PlainDate"] | null;
            last_date: components["schemas"]["PlainDate"];
            /** @description Of a benefit that is paid in both ways its capital. */
            first: components["schemas"]["BenefitPart"];
            /** @description Each of those that follow, up to those at the end that are other. */
            each: components["schemas"]["BenefitPart"] | null;
            /** @description Each of those at the end that are other by what rounding left, so that all of them add up to the whole; null where there are none. */
            last?: components["schemas"]["BenefitPart"] | null;
            /** @description How many these are. */
            last_count?: number;
        };
        TaxWay: {
            /** @enum {string} */
            key: "TRANSFER" | "BRACKET" | "TWO_YEARS";
            text: string;
            shares: components["schemas"]["Shares"];
            gross_amount: components["schemas"]["Money"];
            withholding: components["schemas"]["Money"];
            net_amount: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            /** @description Net amounts of this year and of the next, where it is taken in two. */
            years: {
                first: components["schemas"]["Money"];
                second: components["schemas"]["Money"];
            } | null;
        };
        ExportResult: {
            uuid: components["schemas"]["Uuid"];
            operation_status: components["schemas"]["OperationStatus"];
            batch?: components["schemas"]["Uuid"] | null;
        };
        ExportRequest: {
            operations?: components["schemas"]["Uuid"][];
            /** @description An existing batch answers the same bytes again. */
            batch?: components["schemas"]["Uuid"];
        };
        SignatureRequest: {
            documents: components["schemas"]["Uuid"][];
            /** @example DIGITAL-OTP */
            signature_type: string;
            uuid_account?: components["schemas"]["Uuid"];
            uuid_operation?: components["schemas"]["Uuid"];
        };
        Signature: {
            uuid: components["schemas"]["Uuid"];
            /** @enum {string} */
            status: "PENDING" | "SIGNED" | "REJECTED" | "EXPIRED";
            documents: components["schemas"]["Uuid"][];
            /** @description Masked phone or e-mail. */
            code_sent_to?: string | null;
            expires_at?: components["schemas"]["Instant"] | null;
            /** @description Whether the newest code can be tried: it serves, it ran out, it was tried five times, it was asked for in another session, or no other code is sent for this signature any more. Null once it has ended. */
            code_state?: components["schemas"]["SignatureCodeState"] | null;
            /** @description Of the newest code. */
            tries_left?: number | null;
            created_at?: components["schemas"]["Instant"];
            decided_at?: components["schemas"]["Instant"] | null;
            /** @description The order that all of its documents are of; in the answer of one signature only. */
            uuid_operation?: components["schemas"]["Uuid"] | null;
            /** @description Its documents with their names; in the answer of one signature only. */
            papers?: components["schemas"]["DocumentToSign"][];
            /** @description Who signs besides; in the answer of one signature only. */
            signers?: components["schemas"]["Signer"][];
            /** @description How many others have to sign yet; in the answer of one signature only. */
            missing?: number;
        };
        /** @enum {string} */
        SignatureCodeState: "SENT" | "EXPIRED" | "SPENT" | "OTHER_SESSION" | "OLD";
        DocumentToSign: {
            uuid: components["schemas"]["Uuid"];
            /** @enum {string} */
            section: "INTERVENER" | "ACCOUNT" | "OPERATION";
            uuid_owner: components["schemas"]["Uuid"];
            /** @description The order or the account that it is of in words. */
            about: string;
            filename: string;
            subcategory: components["schemas"]["DocumentSubcategory"];
            named_as: components["schemas"]["DocumentName"];
            /** @description Bytes; null until it was made. */
            size?: number | null;
            created_at: components["schemas"]["Instant"];
            /** @description When this person fetched these very bytes first. */
            opened_at: components["schemas"]["Instant"] | null;
        };
        Signer: {
            uuid: components["schemas"]["Uuid"];
            name: string;
            /** @description The order or the account that they sign in words. */
            about: string;
            is_self: boolean;
            /** @enum {string} */
            state: "SIGNED" | "PENDING";
            /** @description When they had signed all of it. */
            signed_at: components["schemas"]["Instant"] | null;
            /** @description When they were reminded last; in the answer of one operation only. */
            reminded_at?: components["schemas"]["Instant"] | null;
            /** @description Whether whoever asks may have them reminded now; in the answer of one operation only. */
            can_remind?: boolean;
        };
        /** @description An order, an account or people whose documents somebody signs apart from the others. */
        SubjectToSign: {
            /** @description Of the order or account; of people of the first of them. */
            uuid: components["schemas"]["Uuid"];
            /** @enum {string} */
            section: "INTERVENER" | "ACCOUNT" | "OPERATION";
            about: string;
            documents: number;
        };
        /** @description An order that waits for signatures of others alone. */
        OrderOfOthers: {
            uuid: components["schemas"]["Uuid"];
            /** @description The order in words. */
            about: string;
            /** @description How many signatures it lacks. */
            missing: number;
            /** @description Whose they may be, in one text. */
            names: string;
            request_date: components["schemas"]["Instant"];
        };
        PayInRequest: {
            uuid_operation: components["schemas"]["Uuid"];
        };
        PayIn: {
            /** @description Address of the provider's page. */
            iframe: string;
            uuid_payment?: components["schemas"]["Uuid"];
        };
        PaymentLogRequest: {
            /** @enum {string} */
            status: "STARTED" | "COMPLETED" | "FAILED" | "ABANDONED";
            uuid_payment?: components["schemas"]["Uuid"];
            detail?: components["schemas"]["SafeText"];
        };
        PaymentLog: {
            uuid: components["schemas"]["Uuid"];
            uuid_operation: components["schemas"]["Uuid"];
            status: string;
            created_at: components["schemas"]["Instant"];
        };
        Ward: {
            uuid: components["schemas"]["Uuid"];
            name: string;
            birthdate: components["schemas"]["PlainDate"];
            /** @enum {string} */
            kyc_state: "missing" | "valid" | "expired" | "asked";
            kyc_expires_on: components["schemas"]["PlainDate"] | null;
            /** @description One was answered and waits for a signature. */
            is_kyc_unsigned: boolean;
            /** @description Why staff ask again for some of its answers; null where they do not. */
            kyc_asked: string | null;
            fatca_state: components["schemas"]["TaxDeclarationState"];
            crs_state: components["schemas"]["TaxDeclarationState"];
            /** @description A FATCA or CRS declaration waits for a signature. */
            is_tax_unsigned: boolean;
            /**
             * @description Of their data and papers: something is missing, a change is to be validated, or neither.
             * @enum {string}
             */
            data_state: "missing" | "changed" | "valid";
            /** @description What is missing of the minor's data and papers. */
            missing: ("CONTACT" | "PERSONAL" | "ADDRESS" | "IDENTITY" | "GUARDIANSHIP")[];
            /** @description A change of their data waits to be validated. */
            is_data_unvalidated: boolean;
        };
        /**
         * @description Of a tax declaration: none in force, one that serves, or one that what is known now has outdated.
         * @enum {string}
         */
        TaxDeclarationState: "missing" | "valid" | "changed";
        DeclarationDossier: {
            /** @description Of the declaration, the test, or the first of the consents that were given together. */
            uuid: components["schemas"]["Uuid"];
            /** @enum {string} */
            kind: "KYC" | "FATCA" | "CRS" | "GDPR" | "TEST";
            /**
             * @description To be signed, signed, replaced before it was signed; of what needs no signature, recorded.
             * @enum {string}
             */
            state: "DRAFT" | "SIGNED" | "DISCARDED" | "RECORDED";
            made_at: components["schemas"]["Instant"];
            filename: string;
        };
        MessageReceipt: {
            /** @description Of the message, as it was handed over. */
            reference: components["schemas"]["Uuid"];
            /** @enum {string} */
            state: "DELIVERED" | "FAILED";
            said_by: string;
            sent_at: components["schemas"]["Instant"];
            /** @description HMAC-SHA256 in hex over reference, state, said_by and sent_at, one a line. */
            signature: string;
        };
        /**
         * @description The very bytes that were signed or sealed; those as well, but more signatures have come since; the very bytes that somebody signed when signatures were not yet put into the file; a document of ours whose bytes are others now; nothing that we know.
         * @enum {string}
         */
        VerificationState: "VALID" | "SUPERSEDED" | "RECORDED" | "CHANGED" | "UNKNOWN";
        Verification: {
            state: components["schemas"]["VerificationState"];
            sha256: string;
            subcategory: string | null;
            named_as: components["schemas"]["DocumentName"] | null;
            /**
             * Format: date-time
             * @description When the house made and sealed it; null of what people signed.
             */
            sealed_at: string | null;
            signers: {
                /** @description Of a person the surnames by their first letters; of a company in whole. */
                name: string;
                /** @description As what they signed for somebody else, in words; null of whoever signed for themselves. */
                acts_as: string | null;
                /** Format: date-time */
                signed_at: string;
                /** Format: date-time */
                stamped_at: string | null;
            }[];
            /** @description Certificates of the authority with which signatures are verified elsewhere. */
            roots: {
                name: string;
                /** @description SHA-256 in hex. */
                fingerprint: string;
                /** Format: date-time */
                until: string;
                pem: string;
            }[];
        };
        /**
         * @description What an investor may order; other types follow from these, or are the manager's.
         * @enum {string}
         */
        OrderedType: "SUSCRIPCION" | "SOLICITUD_SUSCRIPCION_PERIODICA" | "REEMBOLSO" | "SOLICITUD_REEMBOLSO_PERIODICO" | "SOLICITUD_TRASPASO_INTERNO" | "SOLICITUD_TRASPASO_EXTERNO_ENTRADA" | "APORTACION" | "SOLICITUD_APORTACION_PERIODICA" | "RESCATE";
        OrderTypeItem: {
            key: components["schemas"]["OrderedType"];
            name: string;
            is_available: boolean;
            reasons: components["schemas"]["OrderReason"][];
        };
        OrderProduct: {
            key_product: string;
            name_product: string;
            isin: components["schemas"]["Isin"] | null;
            kind: components["schemas"]["ProductKind"];
            family: string;
            risk: number;
            is_held: boolean;
            /** @description What the account holds of it at the last NAV; null of what is not held, and for whom may not see it. */
            held_value: components["schemas"]["MoneyOrNull"];
            /** @description Of what is paid in; null of what is taken out. */
            minimum: components["schemas"]["MoneyOrNull"];
            management_fee: components["schemas"]["PercentOrNull"];
            is_available: boolean;
            reasons: components["schemas"]["OrderReason"][];
        };
        OrderAccount: {
            uuid: components["schemas"]["Uuid"];
            /** @description Its alias, else its number. */
            name: string;
            account_number: string;
            kind: components["schemas"]["AccountKind"];
            is_available: boolean;
            reasons: components["schemas"]["OrderReason"][];
        };
        PromiseRate: {
            key_product: string;
            name_product: string;
            /** @description Executed orders of which something was promised. */
            orders: number;
            /** @description Every date came as promised. */
            kept: number;
            /** @description A date moved for a reason that is known, by the first of them. */
            moved: {
                cause: components["schemas"]["DifferenceCause"];
                orders: number;
            }[];
            /** @description Something came otherwise and nobody can say why. */
            unexplained: number;
        };
        /** @description One thing that an order says, before and after; one of the four kinds of value. */
        ChangedTerm: {
            key: string;
            /** @description Its name, in the words of the release. */
            label: string;
            amount?: {
                before: components["schemas"]["Money"] | null;
                after: components["schemas"]["Money"] | null;
            };
            shares?: {
                before: components["schemas"]["Shares"] | null;
                after: components["schemas"]["Shares"] | null;
            };
            date?: {
                before: components["schemas"]["PlainDate"] | null;
                after: components["schemas"]["PlainDate"] | null;
            };
            text?: {
                before: string | null;
                after: string | null;
            };
        };
        /** @description What comes next, as it is known when it is said; null where there is none. */
        ChangeFollows: {
            /** @description Until when everybody who must has to have signed it. */
            deadline: components["schemas"]["Instant"] | null;
            nav_date: components["schemas"]["PlainDate"] | null;
            /** @description When that NAV is published. */
            publication_date?: components["schemas"]["PlainDate"] | null;
            /** @description Of a transfer, the day of the NAV at which it enters its target. */
            target_nav_date?: components["schemas"]["PlainDate"] | null;
            settlement_date: components["schemas"]["PlainDate"] | null;
            /** @description Next date of a periodic order. */
            payment_date: components["schemas"]["PlainDate"] | null;
            /** @description What that date brings, with what the order has risen by then. */
            payment_amount?: components["schemas"]["Money"] | null;
            /** @description The same of an order that counts participations. */
            payment_shares?: components["schemas"]["Shares"] | null;
            /** @description How it rises; null of one that does not. */
            payment_increase?: string | null;
            /** @description The order stays suspended; no date comes before it is resumed. */
            is_suspended?: boolean;
            /** @description No other date of a periodic order comes before it ends. */
            is_last?: boolean;
            /** @description What goes back to the payer. */
            money_back: components["schemas"]["Money"] | null;
        };
        OperationChangeRequest: {
            /** @enum {string} */
            change: "EDIT" | "SUSPEND" | "RESUME" | "CANCEL";
            /** @description Everything that may be left empty was asked: a last date that is not given is none. */
            is_whole?: boolean;
            gross_amount?: components["schemas"]["Decimal"];
            net_amount?: components["schemas"]["Decimal"];
            shares?: components["schemas"]["Decimal"];
            per_end_date?: components["schemas"]["PlainDate"] | null;
        };
        OperationChange: {
            /** @enum {string} */
            change: "EDIT" | "SUSPEND" | "RESUME" | "CANCEL";
            terms: components["schemas"]["ChangedTerm"][];
            next: components["schemas"]["ChangeFollows"];
            fees: components["schemas"]["OrderFees"] | null;
            /** @description Why it would be refused as it stands. */
            reasons: components["schemas"]["OrderReason"][];
            /** @description Of a resumption that would be refused: the order itself can be changed so that it is not. */
            is_mended_by_edit?: boolean;
            /** @description What the change bears to say that this was read; null where nothing has to. */
            shown: string | null;
        };
        OperationReceipt: {
            uuid: components["schemas"]["Uuid"];
            uuid_operation: components["schemas"]["Uuid"];
            /** @enum {string} */
            kind: "SENT" | "CHANGED" | "CHANGE_ASKED" | "SUSPENDED" | "RESUMED" | "CANCELLED";
            sent_at: components["schemas"]["Instant"];
            sent_by: string | null;
            reference: string;
            operation_reference: string;
            terms: components["schemas"]["ChangedTerm"][];
            next: components["schemas"]["ChangeFollows"];
            /** @description The kinds of the published documents that whoever gave the order confirmed having read. */
            papers_read?: {
                subcategory: components["schemas"]["DocumentSubcategory"];
            }[];
        };
        OrderTerms: {
            uuid_account: components["schemas"]["Uuid"];
            operation_type: components["schemas"]["OperationType"];
            key_product: string;
            name_product: string;
            /**
             * @description F funds; P pensions.
             * @enum {string}
             */
            kind: "F" | "P";
            key_product_target: string | null;
            name_product_target: string | null;
            /** @description What an order bears to say which terms its giver read: it is refused as another one. */
            shown: string;
            availability: {
                is_available: boolean;
                reasons: components["schemas"]["OrderReason"][];
                /** @description A certificate of tax residence of whoever asks is among what it waits for. */
                has_to_send_certificate: boolean;
            };
            minimum: components["schemas"]["MeasuredAmounts"];
            maximum: components["schemas"]["MeasuredAmounts"];
            /** @description The most that leaves what has to stay invested; beside it only everything may be ordered out. */
            maximum_partial: components["schemas"]["MeasuredAmounts"];
            /** @description Of each payment of a periodic contribution. */
            maximum_by_period: {
                MENSUAL: components["schemas"]["MoneyOrNull"];
                TRIMESTRAL: components["schemas"]["MoneyOrNull"];
                SEMESTRAL: components["schemas"]["MoneyOrNull"];
                ANUAL: components["schemas"]["MoneyOrNull"];
            } | null;
            /** @description What an order for everything comes to; null where none may be given. */
            total: components["schemas"]["MeasuredAmounts"] | null;
            remaining_minimum: components["schemas"]["MoneyOrNull"];
            has_redemption_in_progress: boolean;
            /** @description The order that takes everything out of the product already. */
            lock: {
                uuid: components["schemas"]["Uuid"];
                operation_type: components["schemas"]["OperationType"];
                operation_status: components["schemas"]["OperationStatus"];
                request_date: components["schemas"]["Instant"] | null;
            } | null;
            contribution: components["schemas"]["ContributionRoom"] | null;
            papers: components["schemas"]["OrderPaper"][];
            /** @description What the giver confirms having read, one by one. The report of a product that has none yet is not among it. */
            to_confirm: ("has_read_dfi" | "has_read_eepp" | "has_read_report")[];
            /** @description What has to be sent along. */
            documents_to_send: components["schemas"]["DocumentToSend"][];
            acknowledgement: {
                /** @enum {string} */
                kind: "none" | "tick" | "phrase";
                /** @description What is typed to the letter. */
                phrase: string | null;
            };
            pay_methods: components["schemas"]["OrderPayMethod"][];
            bank_accounts: components["schemas"]["OrderBankAccount"][];
            /** @description Rights of a plan came into the account because of a contingency of somebody else, so that they may be paid for a death. */
            is_beneficiary: boolean;
            /** @description The benefit of the account that goes on in a plan, which alone can be varied: in payments, or put off; null where there is none. */
            benefit_running: ("INCOME" | "DEFERRED") | null;
            /** @description First day on which a cause of a benefit can have happened, for the holder and their guardian; null where it is not told. */
            cause_since: components["schemas"]["PlainDate"] | null;
            /** @description ISINs of the manager, which a transfer from another entity does not come from. */
            own_isins: components["schemas"]["Isin"][];
            /** @description Codes at the regulator of the manager's plans and its own, which a transfer from another entity does not come from. */
            own_plan_codes: string[];
            /** @description What the order has to have before it gets a NAV. */
            waits_for: components["schemas"]["NavReason"][];
            /** @description If all that it waits for were there now; null of standing orders. */
            dates: components["schemas"]["OrderDates"] | null;
            nav: components["schemas"]["Nav"] | null;
            nav_date: components["schemas"]["DateOrNull"];
            fees: components["schemas"]["OrderFees"];
            target_fees: components["schemas"]["OrderFees"] | null;
            orderers: components["schemas"]["Orderer"][];
        };
        MoneyOrNull: components["schemas"]["Money"] | null;
        DateOrNull: components["schemas"]["PlainDate"] | null;
        MeasuredAmounts: {
            gross_amount: components["schemas"]["MoneyOrNull"];
            net_amount: components["schemas"]["MoneyOrNull"];
            shares: components["schemas"]["Shares"] | null;
        };
        ContributionRoom: {
            year: number;
            limit: components["schemas"]["Money"];
            contributed: components["schemas"]["Money"];
            pending: components["schemas"]["Money"];
            periodic_committed: components["schemas"]["Money"];
            available: components["schemas"]["Money"];
        };
        /** @description A published document of a product. */
        ProductPaper: {
            uuid: components["schemas"]["Uuid"];
            key_product: string;
            subcategory: components["schemas"]["DocumentSubcategory"];
            filename: string;
            published_on: components["schemas"]["PlainDate"];
        };
        /** @description A published document that is read before the order, as its giver confirms. */
        OrderPaper: {
            uuid: components["schemas"]["Uuid"];
            key_product: string;
            subcategory: components["schemas"]["DocumentSubcategory"];
            filename: string;
            published_on: components["schemas"]["PlainDate"];
            /** @enum {string} */
            confirmed_by: "has_read_dfi" | "has_read_eepp" | "has_read_report";
        };
        OrderPayMethod: {
            key: components["schemas"]["PayMethod"];
            name: string;
            is_available: boolean;
            reasons: components["schemas"]["OrderReason"][];
        };
        OrderBankAccount: {
            uuid: components["schemas"]["Uuid"];
            iban_code: string;
            alias: string | null;
            is_available: boolean;
            reasons: components["schemas"]["OrderReason"][];
        };
        OrderFees: {
            subscription: components["schemas"]["PercentOrNull"];
            redemption: components["schemas"]["PercentOrNull"];
            management: components["schemas"]["PercentOrNull"];
            depositary: components["schemas"]["PercentOrNull"];
        };
        PercentOrNull: components["schemas"]["Percent"] | null;
        ProjectionRequest: {
            uuid_account: components["schemas"]["Uuid"];
            key_product: string;
            /** @enum {string} */
            operation_type: "SUSCRIPCION" | "APORTACION" | "SOLICITUD_SUSCRIPCION_PERIODICA" | "SOLICITUD_APORTACION_PERIODICA" | "SOLICITUD_REEMBOLSO_PERIODICO" | "REEMBOLSO" | "RESCATE" | "SOLICITUD_TRASPASO_INTERNO";
            key_product_target?: string;
            amount_shares_indicator?: components["schemas"]["AmountIndicator"];
            gross_amount?: components["schemas"]["Decimal"];
            net_amount?: components["schemas"]["Decimal"];
            shares?: components["schemas"]["Decimal"];
            per_period?: components["schemas"]["Periodicity"];
            per_start_date?: components["schemas"]["PlainDate"];
            per_end_date?: components["schemas"]["DateOrNull"];
            per_increase_type?: components["schemas"]["IncreaseType"] | null;
            per_increase?: components["schemas"]["Decimal"] | null;
            per_increase_period?: components["schemas"]["Periodicity"] | null;
            pp_redemption_cause?: components["schemas"]["RedemptionCause"];
            pp_redemption_cause_date?: components["schemas"]["PlainDate"];
            pp_redemption_collection_method?: components["schemas"]["CollectionMethod"];
            pp_redemption_mixed_amount?: components["schemas"]["Decimal"];
            pp_redemption_defer?: components["schemas"]["RedemptionDefer"];
            pp_redemption_defer_date?: components["schemas"]["PlainDate"];
            pp_compartment?: components["schemas"]["Compartment"];
        };
        Projection: {
            /** @description What one payment buys at the last NAV; null of periodic orders and without a NAV. */
            purchase: {
                gross_amount: components["schemas"]["Money"];
                commission: components["schemas"]["Money"];
                net_amount: components["schemas"]["Money"];
                shares: components["schemas"]["Shares"];
                nav: components["schemas"]["Nav"];
                nav_date: components["schemas"]["PlainDate"];
            } | null;
            dates: components["schemas"]["OrderDates"] | null;
            /**
             * @description What a periodic order counts its amounts in: B gross, I net, P participations; null of an order that is given once.
             * @enum {string|null}
             */
            measure?: "B" | "I" | "P" | null;
            /** @description The next twelve dates of a periodic order; amounts in its measure. */
            charges: {
                date: components["schemas"]["PlainDate"];
                nominal_date: components["schemas"]["PlainDate"];
                amount: components["schemas"]["Decimal"];
                /** @description The holiday or the weekend that moved it; null where none did. */
                closing_day: components["schemas"]["ClosingDay"] | null;
            }[];
            /** @description This year and the next two. */
            years: {
                year: number;
                charges: number;
                total: components["schemas"]["Decimal"];
            }[];
            /** @description What the first twelve months come to; null of an order that is given once. */
            yearly_total: components["schemas"]["Decimal"] | null;
            /** @description The revaluation in words, with its unit; null of an order that never rises. */
            increase_text: string | null;
            /** @description The limit of contributions of this year, and what the order leaves of it. */
            contribution: {
                year: number;
                limit: components["schemas"]["Money"];
                contributed: components["schemas"]["Money"];
                pending: components["schemas"]["Money"];
                periodic_committed: components["schemas"]["Money"];
                available: components["schemas"]["Money"];
                ordered: components["schemas"]["Money"];
                /** @description Below zero where the order asks for more than there is. */
                left: components["schemas"]["Money"];
            } | null;
            /** @description Why an order of these amounts and dates would be refused. */
            reasons: components["schemas"]["OrderReason"][];
            warnings: components["schemas"]["OrderReason"][];
        };
        PhotoUpload: {
            filename: string;
            /** @description The picture in base64, within a megabyte. */
            content: string;
        };
        /** @description Answers to the questions that a tenant added to a form, by property: those which the form of the release declares as its own. They are judged and kept with the request and change nothing else; null is no answer. */
        OwnAnswers: {
            [key: string]: string | (boolean | number | null) | (string | number)[] | {
                [key: string]: string | boolean | number | null;
            }[];
        };
        HostTenant: {
            id: components["schemas"]["Uuid"];
            name: string;
            display_name: string;
            /** @example ALMADRABA-PRO */
            user_prefix: string;
            api_key: string;
            consumer_key: string;
            /** @description Public because pages carry it; it opens guest calls only. */
            consumer_secret: string;
            is_default: boolean;
            languages: components["schemas"]["Language"][];
        };
        ReleaseManifest: {
            tenant: string;
            /** @description Hash of the contract that the documents were checked against. */
            contract: components["schemas"]["Sha256"];
            /** @description kind/id to hash. */
            documents: {
                [key: string]: components["schemas"]["Sha256"];
            };
            /** @description Form id to hash. */
            validators: {
                [key: string]: components["schemas"]["Sha256"];
            };
            screens: {
                [key: string]: components["schemas"]["ReleaseScreen"];
            };
            languages: components["schemas"]["Language"][];
            /** @description Ids of the forms in which the tenant asks otherwise than what all tenants share. */
            judging?: string[];
            /** @description Hash of the answers that the release was held to, which nobody is served. */
            examples?: components["schemas"]["Sha256"];
        };
        ReleaseScreen: {
            hash: components["schemas"]["Sha256"];
            path: string;
            name: string;
            guest: boolean;
            /** @description Nothing can be done there yet. */
            planned?: boolean;
            /** @description A condition of the document language. */
            access?: {
                [key: string]: unknown;
            };
            forms: string[];
            /** @description The calls that bring what it shows, and for each of its forms those that the form makes. */
            asks?: {
                data: string[];
                forms: string[][];
            };
        };
        /** @description Answers by question; a question with several answers has a list, one about several people rows. */
        KycAnswers: {
            own_answers?: components["schemas"]["OwnAnswers"];
        } & {
            [key: string]: components["schemas"]["KycAnswer"];
        };
        KycLine: {
            id: string;
            /** @description Title of its page, or empty. */
            section: string;
            question: string;
            /** @description As it was read, or empty. */
            answer: string;
            /**
             * @description Of an answer that was there before: kept without being asked, asked and the same, asked and another; null where it was answered for the first time.
             * @enum {string|null}
             */
            change: "KEPT" | "CONFIRMED" | "CHANGED" | null;
        };
        /** @description Questions of the KYC questionnaire that are asked again, all else stays as it was answered. */
        KycAsked: {
            /** @description How many questions. */
            count: number;
            /** @description None where all is asked, because the questionnaire no longer serves. */
            questions: string[];
            reason: string;
            asked_at: components["schemas"]["Instant"];
        };
        KycRequest: {
            questions: string[];
            reason: string;
        };
        KycAnswer: (string | null) | (boolean | number) | string[] | {
            [key: string]: string | boolean | number | null;
        }[];
        /** @enum {string} */
        UsIndicium: "nationality" | "tax_residence" | "birthplace" | "address" | "telephone" | "tin" | "transfers" | "attorney" | "care_of" | "controllers";
        DraftData: {
            uuid: components["schemas"]["Uuid"];
            /** @enum {string} */
            section: "CONTACT" | "PERSONAL" | "ADDRESS" | "FATCA" | "CRS";
            uuid_address?: components["schemas"]["Uuid"] | null;
            /** @description The paper that came with it or that is to be signed. */
            uuid_document?: components["schemas"]["Uuid"] | null;
            changes: {
                field: string;
                old: string | boolean | null;
                new: string | boolean | null;
            }[];
            since: components["schemas"]["Instant"];
            /** @description Name of who made the change. */
            by: string;
            /** @enum {string} */
            needs: "CONFIRMATION" | "SIGNATURE";
        };
        DraftLine: {
            id: string;
            /** @enum {string} */
            section: "CONTACT" | "PERSONAL" | "ADDRESS" | "FATCA" | "CRS";
            field: string;
            /** @description Labels in place of codes; null is nothing. */
            old: string | null;
            new: string | null;
            since: components["schemas"]["Instant"];
            by: string;
            /** @enum {string} */
            needs: "CONFIRMATION" | "SIGNATURE";
        };
        Returns: {
            /** @description The first day that counts; null without movements. */
            since: components["schemas"]["PlainDate"] | null;
            /** @description Value at the end less value at the start less money put in, before tax. */
            gain: components["schemas"]["Money"];
            /** @description Time-weighted, over the whole period: what the products did. */
            twr: components["schemas"]["Percent"] | null;
            /** @description The same for each year, from a year on. */
            twr_annual: components["schemas"]["Percent"] | null;
            /** @description Money-weighted: what the investor's euros did. */
            mwr: components["schemas"]["Percent"] | null;
            /** @description From a year on `mwr` is a yearly rate. */
            is_mwr_annual: boolean;
        };
        PositionTotals: {
            value: components["schemas"]["Money"];
            cost: components["schemas"]["Money"];
            gain: components["schemas"]["Money"];
            gain_percent: components["schemas"]["Percent"] | null;
        };
        /** @description Participations bought together, as they are held now. */
        HeldLot: {
            uuid_account: components["schemas"]["Uuid"];
            key_product: string;
            name_product: string;
            /** @description Of the first purchase; transfers keep it. */
            acquisition_date: components["schemas"]["PlainDate"];
            /** @description Key or ISIN of what was bought first. */
            origin_product: string;
            name_origin_product: string;
            shares: components["schemas"]["Shares"];
            cost: components["schemas"]["Money"];
            value: components["schemas"]["Money"];
            /** @description Value less cost, not taxed yet. */
            gain: components["schemas"]["Money"];
            gain_percent: components["schemas"]["Percent"] | null;
            /** @description Which of the list it is, from 0: its $offset. */
            place?: number;
            /** @description How it came here, oldest first: the purchase, then each transfer. */
            chain: components["schemas"]["LotStep"][];
        };
        AwaitedHistory: {
            uuid_operation: components["schemas"]["Uuid"];
            key_product: string;
            name_product: string;
            amount: components["schemas"]["Money"];
            /** @description Day on which the money came. */
            since: components["schemas"]["PlainDate"];
        };
        LotStep: {
            date: components["schemas"]["PlainDate"];
            /** @enum {string} */
            kind: "subscription" | "transferIn" | "externalTransferIn" | "inheritanceIn" | "donationIn" | "contingencyIn";
            /** @description Where it was from then on. */
            key_product: string;
            name_product: string;
            key_product_from?: string | null;
            name_product_from?: string | null;
            uuid_operation: components["schemas"]["Uuid"];
        };
        TaxReport: {
            uuid: components["schemas"]["Uuid"];
            year: number;
            uuid_account: components["schemas"]["Uuid"];
            account_number: string;
            alias: string | null;
        };
        TranscriptEntry: {
            uuid: components["schemas"]["Uuid"];
            call: string;
            form: string;
            title: string;
            /** @description In words: the order that it was given with, or the person. */
            about: string;
            /** @description Name of who answered, where it was somebody else. */
            answered_by: string | null;
            /**
             * @description Of what is signed; null of what needs no signature.
             * @enum {string|null}
             */
            state: "DRAFT" | "SIGNED" | "DISCARDED" | null;
            language: components["schemas"]["Language"];
            created_at: components["schemas"]["Instant"];
            sha256: components["schemas"]["Sha256"];
        };
        /** @description Names in order and nothing between them, it is the text that the hash is of (RFC 8785). */
        Transcript: {
            call: string;
            about: components["schemas"]["Uuid"];
            /** @description User who answered. */
            by: components["schemas"]["Uuid"];
            at: components["schemas"]["Instant"];
            language: components["schemas"]["Language"];
            release: components["schemas"]["Sha256"];
            form: {
                id: string;
                hash: components["schemas"]["Sha256"];
                title: string;
                intro?: string;
            };
            /** @description Whether the request said which form was answered. */
            named: boolean;
            sections: {
                title: string;
                intro?: string;
                /**
                 * @description Its page was passed over, for each question had this one possible answer.
                 * @constant
                 */
                passed?: true;
                lines: components["schemas"]["TranscriptLine"][];
                /** @description What was to be read among the questions, a line each; absent where nothing was. */
                texts?: {
                    /** @description How many of the lines stand above it. */
                    after: number;
                    title?: string;
                    text: string;
                }[];
            }[];
        };
        TranscriptLine: {
            name: string;
            label: string;
            hint?: string;
            /** @description The sentence beside a box. */
            text?: string;
            /**
             * @description A question that the tenant added.
             * @constant
             */
            own?: true;
            /**
             * @description Of an answer that was there before: kept, confirmed or changed.
             * @enum {string}
             */
            change?: "KEPT" | "CONFIRMED" | "CHANGED";
            /** @description As it was sent; null is no answer. */
            value: unknown;
            /** @description As it was read; empty is no answer. */
            displayed: string;
            rows?: components["schemas"]["TranscriptLine"][][];
        };
        Verdict: {
            /** @enum {string} */
            result: "VALIDADO" | "RECHAZADO";
            /** @description Needed to reject; the client reads it. */
            reason?: components["schemas"]["SafeText"];
            /** @description Needed to find a certificate of tax residence good: the day on which it was issued. */
            issued_on?: components["schemas"]["PlainDate"];
            /** @description Of a certificate of tax residence: a law or treaty exempts its owner from withholding; as before where it is not said. */
            has_treaty?: boolean;
        };
        StaffDocument: {
            uuid: components["schemas"]["Uuid"];
            /** @enum {string} */
            section: "INTERVENER" | "ACCOUNT" | "OPERATION";
            uuid_owner: components["schemas"]["Uuid"];
            /** @description Name of the person or number of the account. */
            owner: string;
            filename: string;
            category: string;
            subcategory: string;
            named_as: components["schemas"]["DocumentName"];
            is_signed: boolean;
            /** @enum {string} */
            validation: "PENDIENTE" | "VALIDADO" | "RECHAZADO";
            validation_reason: string | null;
            uuid_bank_account: components["schemas"]["Uuid"] | null;
            /** @description Its signed original is in quarantine (downloadOriginalDocument). */
            has_original: boolean;
            created_at: components["schemas"]["Instant"];
        };
        StaffBankAccount: {
            uuid: components["schemas"]["Uuid"];
            uuid_account: components["schemas"]["Uuid"];
            /** @description Of the account at the manager. */
            account_number: string;
            iban_code: string;
            swift_code: string | null;
            /** @enum {string} */
            status: "PENDIENTE" | "VALIDADA";
            /**
             * @description State of the newest holder certificate; null when there is none.
             * @enum {string|null}
             */
            certificate: "PENDIENTE" | "VALIDADO" | "RECHAZADO" | null;
        };
        StaffDraftData: {
            uuid: components["schemas"]["Uuid"];
            uuid_intervener: components["schemas"]["Uuid"];
            name: string;
            /** @enum {string} */
            section: "CONTACT" | "PERSONAL" | "ADDRESS";
            changes: {
                field: string;
                old: string | boolean | null;
                new: string | boolean | null;
            }[];
            since: components["schemas"]["Instant"];
            uuid_document: components["schemas"]["Uuid"] | null;
        };
        StaffIntervener: {
            uuid: components["schemas"]["Uuid"];
            type: components["schemas"]["IntervenerType"];
            name: string;
            document_number: string;
            intervener_status: components["schemas"]["IntervenerStatus"];
            has_docs_validated: boolean;
            has_draft_data: boolean;
            /** @description How many wait to be validated. */
            pending_documents: number;
            /** @description Statuses to which staff may move them now. */
            moves: components["schemas"]["IntervenerStatus"][];
        };
        IntervenerStatusChange: {
            intervener_status: components["schemas"]["IntervenerStatus"];
            /** @description Needed to block, to release and to send back. */
            reason?: components["schemas"]["SafeText"];
        };
        ArrivedMoney: {
            amount: components["schemas"]["Decimal"];
            /** @description Of the line of the bank statement. */
            reference?: string;
        };
        Reconciliation: {
            uuid_operation: components["schemas"]["Uuid"];
            amount: components["schemas"]["Money"];
            /** @description From when the money counts for the NAV of the order */
            reconciled_on: components["schemas"]["Instant"];
            /** @description False while the order is not signed; the money is not invested until it is */
            is_allocated: boolean;
            /** @enum {string} */
            source: "PAYMENT" | "STAFF" | "DIRECT_DEBIT" | "TRANSFER";
            reference: string | null;
        };
        TransferRequest: {
            /** @description Of the entity's request. */
            reference: string;
            account_number: string;
            /** @description Identity document of a holder. */
            document: string;
            /** @description Key, ISIN or code at the regulator of what is left. */
            key_product: string;
            /**
             * @description Gross amount, participations or everything.
             * @enum {string}
             */
            amount_shares_indicator: "B" | "P" | "T";
            gross_amount?: components["schemas"]["Decimal"] | null;
            shares?: components["schemas"]["Decimal"] | null;
            /** @description Who asks. */
            xt_entity: string;
            /** @description Of the fund to which it goes. */
            xt_isin_code?: string | null;
            /** @description Of the plan to which it goes. */
            pp_xt_dgs_code?: string | null;
        };
        FiscalHistory: {
            uuid_operation: components["schemas"]["Uuid"];
            reference: string | null;
            xt_entity: string | null;
            xt_isin_code: string | null;
            pp_xt_dgs_code: string | null;
            nav_date: components["schemas"]["PlainDate"] | null;
            /** @description Day on which the money is at the entity. */
            settlement_date: components["schemas"]["PlainDate"] | null;
            shares: components["schemas"]["Shares"] | null;
            net_amount: components["schemas"]["Money"] | null;
            withholding: components["schemas"]["Money"] | null;
            /** @description First in, first out; none where the transfer was taxed as a sale. */
            lots: {
                acquisition_date: components["schemas"]["PlainDate"];
                shares: components["schemas"]["Shares"];
                cost: components["schemas"]["Money"];
            }[];
        };
        TransferMessage: {
            /** @description Of the message. */
            reference: string;
            kind: components["schemas"]["TransferMessageKind"];
            /** @description Of MONEY. */
            amount?: components["schemas"]["Decimal"] | null;
            /** @description Of REJECTED and RETURNED. */
            reason?: components["schemas"]["SafeText"] | null;
            /** @description Of FISCAL_DATA: purchases that come along. */
            lots?: {
                acquisition_date: components["schemas"]["PlainDate"];
                shares: components["schemas"]["Decimal"];
                cost: components["schemas"]["Decimal"];
            }[] | null;
        };
        DebitAnswer: {
            /** @description Of the bank's message. */
            reference: string;
            /** @enum {string} */
            result: "PAID" | "REJECTED" | "RETURNED";
            reason?: components["schemas"]["SafeText"] | null;
        };
        TransferFile: {
            /** @description One message a line: reference;uuid of the order;kind;amount;reason;purchases as date/participations/cost, several with |. */
            content: string;
        };
        TransferFileLine: {
            /** @description Of the file, from 1. */
            line: number;
            reference: string | null;
            /** @enum {string} */
            outcome: "APPLIED" | "DUPLICATE" | "UNKNOWN" | "REFUSED" | "OTHER" | "UNREADABLE";
            /** @description Why it took no effect, in Spanish. */
            message: string | null;
        };
        StaffTransfer: {
            uuid: components["schemas"]["Uuid"];
            uuid_account: components["schemas"]["Uuid"];
            account_number: string;
            /** @description First holder of the account. */
            client: string;
            /** @description Of the first holder. */
            document_number: string;
            operation_status: components["schemas"]["OperationStatus"];
            /** @description What is bought. */
            name_product: string;
            /** @description The manager that receives. */
            name_entity: string;
            gross_amount: components["schemas"]["Money"] | null;
            shares: components["schemas"]["Shares"] | null;
            /** @description All that is held there. */
            is_total: boolean;
            /** @description Who has the money. */
            origin_entity: string | null;
            /** @description ISIN or code of what is left. */
            origin: string | null;
            /** @description Number of the account that is left. */
            origin_account: string | null;
            request_date: components["schemas"]["Instant"];
            /** @description What may be recorded now. */
            next_messages: components["schemas"]["TransferMessageKind"][];
            /**
             * @description Null where it has ended.
             * @enum {string|null}
             */
            waits_for: "REQUEST" | "ANSWER" | "MONEY" | "FISCAL_DATA" | "AMOUNT" | "INVESTMENT" | null;
            /** @enum {string|null} */
            who_acts: "OWN" | "ORIGIN" | null;
            /** @description Last day of the step; null where nothing but the NAV is awaited. */
            due_on: components["schemas"]["PlainDate"] | null;
            /** @enum {string} */
            due_state: "LATE" | "TODAY" | "OPEN" | "NONE";
            /** @description Calendar days; below zero when late. */
            days_left: number | null;
            /** @description Null where it is not late. */
            days_late: number | null;
            is_overdue: boolean;
            /** @description Where the law says so. */
            rule: string;
        };
        /**
         * @description We asked; the origin accepted or rejected; money or fiscal data came; another amount is taken as it is; the money went back.
         * @enum {string}
         */
        TransferMessageKind: "REQUESTED" | "ACCEPTED" | "REJECTED" | "MONEY" | "FISCAL_DATA" | "AMOUNT_ACCEPTED" | "RETURNED";
        RecordedTransferMessage: {
            uuid: components["schemas"]["Uuid"];
            reference: string;
            kind: components["schemas"]["TransferMessageKind"];
            amount: components["schemas"]["Money"] | null;
            reason: string | null;
            /** @enum {string} */
            source: "STAFF" | "FILE" | "EXCHANGE";
            received_at: components["schemas"]["Instant"];
        };
        StaffAlert: {
            uuid: components["schemas"]["Uuid"];
            /** @enum {string} */
            kind: "NAV_MISSING" | "OCCURRENCE_SKIPPED" | "ORDER_UNFILLED" | "NOT_SETTLED" | "DAY_NOT_SETTLED" | "CONSERVATION" | "TRANSFER_OVERDUE" | "TRANSFER_MESSAGE" | "TRANSFER_AMOUNT" | "TRANSFER_UNUSED" | "DEBIT_RETURNED" | "DEBIT_UNEXPECTED" | "DEBIT_ANSWER" | "DEBIT_UNANSWERED" | "DEBIT_WITHDRAWAL" | "PUBLIC_OFFICE" | "US_INDICIA" | "TAX_RESIDENCE" | "OWNERS_DIFFER" | "ADDRESS_UNPROVED";
            /** @description What it is about */
            subject: string;
            /** @description One or two Spanish sentences. */
            message: string;
            /** @description Values of the sentence by name. */
            facts: {
                [key: string]: string;
            };
            created_at: components["schemas"]["Instant"];
            resolved_at: components["schemas"]["Instant"] | null;
            /** @description Open, and nothing but a person closes it. */
            is_closable: boolean;
            /** @description What was done about it. */
            note?: string | null;
            /** @description Login of whoever closed it. */
            closed_by?: string | null;
        };
        AlertClosing: {
            /** @description What was done about it. */
            note: string;
        };
        StaffIssue: {
            uuid: components["schemas"]["Uuid"];
            subject: string;
            description: string;
            status: components["schemas"]["IssueStatus"];
            uuid_intervener: components["schemas"]["Uuid"];
            /** @description Name of whoever wrote it. */
            intervener: string;
            uuid_operation?: components["schemas"]["Uuid"] | null;
            created_at: components["schemas"]["Instant"];
            expires_on: components["schemas"]["Instant"];
            answers?: components["schemas"]["IssueAnswer"][];
            /** @description Of the operation that it is about; only where one issue is read. */
            documents?: components["schemas"]["StaffDocument"][];
        };
        /** @enum {string} */
        IssueStatus: "OPEN" | "IN_PROGRESS" | "CLOSED";
        IssueReply: {
            /** @description Plain text. */
            text: string;
            /**
             * @description What becomes of the issue; closed where nothing is said.
             * @enum {string}
             */
            status?: "IN_PROGRESS" | "CLOSED";
        };
        IssueStatusChange: {
            status: components["schemas"]["IssueStatus"];
        };
        StaffPartyRequest: {
            uuid: components["schemas"]["Uuid"];
            uuid_account: components["schemas"]["Uuid"];
            account_number: string;
            account_type: string;
            name: string;
            role: components["schemas"]["IntervenerRole"];
            document_type: string | null;
            document_number: string | null;
            email: string;
            mobile_phone: string | null;
            /** @enum {string} */
            status: "PENDING" | "DONE" | "REJECTED" | "WITHDRAWN";
            /** @description Somebody with this document is known to the manager already. */
            is_known: boolean;
            /** @description Name of whoever asked. */
            requested_by: string;
            requested_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["Instant"] | null;
            /** @description Why it was refused. */
            reason: string | null;
        };
        /** @description Somebody whom the manager does not know yet is accepted with what the papers say of them. */
        PartyVerdict: {
            /** @enum {string} */
            result: "VALIDADO" | "RECHAZADO";
            reason?: string;
            document_type?: components["schemas"]["IdentityDocumentType"];
            document_number?: string;
            /** Format: date */
            birthdate?: string;
            nationality?: components["schemas"]["CountryKey"];
            tax_residence?: components["schemas"]["CountryKey"];
        };
        ContributorSituationChange: {
            /** @description Contributes to an employment plan. */
            in_employment_plan: boolean;
            /** @description Contributes to a simplified plan of the self-employed. */
            is_self_employed: boolean;
            /** @description In the degree that the law asks for. */
            has_disability: boolean;
            /** @description Net income of work and business in a year. */
            net_income?: components["schemas"]["Decimal"] | null;
            /** @description By what it is known. */
            reason: string;
        };
        ContributorSituation: {
            uuid: components["schemas"]["Uuid"];
            in_employment_plan: boolean;
            is_self_employed: boolean;
            has_disability: boolean;
            net_income: components["schemas"]["Decimal"] | null;
            reason: string;
            /** @description Login. */
            decided_by: string;
            decided_at: components["schemas"]["Instant"];
        };
        TaxExemptionChange: {
            since: components["schemas"]["PlainDate"];
            /** @description The day on which it no longer holds; the first one where it is taken back. */
            until?: components["schemas"]["PlainDate"] | null;
            /** @description What proves it; the newest document of the kind without it. */
            uuid_document?: components["schemas"]["Uuid"];
        };
        TaxExemptions: {
            /**
             * @description F natural person, J legal person.
             * @enum {string}
             */
            type: "F" | "J";
            current: {
                /** @enum {string} */
                regime: "LEY_49_2002";
                since: components["schemas"]["PlainDate"] | null;
                until: components["schemas"]["PlainDate"] | null;
            } | null;
            /** @description Newest first. */
            records: {
                uuid: components["schemas"]["Uuid"];
                /** @enum {string} */
                regime: "LEY_49_2002";
                since: components["schemas"]["PlainDate"];
                until: components["schemas"]["PlainDate"] | null;
                uuid_document: components["schemas"]["Uuid"];
                /** @description Login. */
                decided_by: string;
                decided_at: components["schemas"]["Instant"];
            }[];
            /** @description Documents that would prove it and were not rejected, newest first. */
            proofs: {
                uuid: components["schemas"]["Uuid"];
                filename: string;
                /** @enum {string} */
                validation: "PENDIENTE" | "VALIDADO" | "RECHAZADO";
                created_at: components["schemas"]["Instant"];
            }[];
        };
        RegistryBatch: {
            uuid: components["schemas"]["Uuid"];
            filename: string;
            day: components["schemas"]["PlainDate"];
            /** @description Of the day, from 1. */
            sequence: number;
            /** @description Orders that it sent. */
            operations: number;
            /** @description Orders that it withdrew. */
            cancellations: number;
            /** @description Bytes. */
            size: number;
            created_at: components["schemas"]["Instant"];
        };
        StaffOperation: {
            uuid: components["schemas"]["Uuid"];
            uuid_account: components["schemas"]["Uuid"];
            account_number: string;
            operation_type: components["schemas"]["OperationType"];
            operation_status: components["schemas"]["OperationStatus"];
            key_product: string;
            name_product: string;
            gross_amount: components["schemas"]["Money"] | null;
            shares: components["schemas"]["Shares"] | null;
            channel: string;
            request_date: components["schemas"]["Instant"];
        };
        /** @description Answers by property. */
        DraftAnswers: {
            [key: string]: unknown;
        };
        /** @description Sent as `Idempotency-Key` with the answers. It belongs to the draft until that is forgotten. */
        DraftIdempotencyKey: string;
        DraftSent: {
            at: components["schemas"]["Instant"];
            /** @description The `data` of the answer that the sending got. */
            data: {
                [key: string]: unknown;
            };
        };
        Draft: {
            form: string;
            /** @description What the answers are about, as it was asked for. */
            about: string;
            /** @description Of the form that was being answered. */
            hash: components["schemas"]["Sha256"];
            answers: components["schemas"]["DraftAnswers"];
            updated_at: components["schemas"]["Instant"];
            idempotency_key: components["schemas"]["DraftIdempotencyKey"];
            /** @description What was answered when these answers were sent under the key; null when they were not. */
            sent: components["schemas"]["DraftSent"] | null;
        };
        ReauthenticationRequest: {
            password: string;
        };
        Reauthentication: {
            uuid: components["schemas"]["Uuid"];
            /** @description Masked e-mail. */
            code_sent_to: string;
            expires_at: components["schemas"]["Instant"];
        };
        ReauthenticationProof: {
            uuid: components["schemas"]["Uuid"];
            /** @description To be sent as `X-Reauthentication`. */
            proof: string;
            expires_at: components["schemas"]["Instant"];
        };
        ContactConfirmation: {
            reason: components["schemas"]["SafeText"];
        };
        SignatureCode: {
            code: string;
        };
        Payment: {
            uuid: components["schemas"]["Uuid"];
            uuid_operation: components["schemas"]["Uuid"];
            /**
             * @description REFUND_DUE was paid and is not owed.
             * @enum {string}
             */
            status: "PENDING" | "PAID" | "REJECTED" | "REFUND_DUE";
            amount: components["schemas"]["Money"];
            created_at: components["schemas"]["Instant"];
        };
        /** @description Where an order stands with its money. */
        PaymentState: {
            /** @description Whoever asks may pay it now at the provider. */
            is_payable: boolean;
            /** @description Its money has come, in whatever way. */
            is_paid: boolean;
            /** @description What it waits for or got; null of an order into which nothing is paid. */
            amount: components["schemas"]["Money"] | null;
            /**
             * @description What became of its newest payment at a provider; null where there was none.
             * @enum {string|null}
             */
            last_status: "PENDING" | "PAID" | "REJECTED" | "REFUND_DUE" | null;
            /** @description Who takes the money; null where payments are off. */
            provider: components["schemas"]["PaymentProvider"] | null;
        };
        PaymentProvider: {
            key: string;
            name: string;
            /** @description Below this all its pages lie, at its origin or at ours. */
            pages: string;
        };
        ReceivingAccount: {
            iban: string;
            holder: string;
        };
        LoggedPayment: {
            uuid: components["schemas"]["Uuid"];
            /** @description Its name. */
            provider: string;
            /** @enum {string} */
            status: "PENDING" | "PAID" | "REJECTED" | "REFUND_DUE";
            amount: components["schemas"]["Money"];
            created_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["Instant"] | null;
        };
        PaymentCallback: {
            event: string;
            reference: string;
            /** @enum {string} */
            status: "PAID" | "REJECTED";
            amount: string;
            sent_at: components["schemas"]["Instant"];
            /** @description HMAC-SHA256 in hex of the other five, in this order, one a line. */
            signature: string;
        };
        StudioSession: {
            user: components["schemas"]["User"];
            uuid_user: components["schemas"]["Uuid"];
            tenant: {
                id: components["schemas"]["Uuid"];
                name: string;
                display_name: string;
            };
            may: ("draft" | "approve" | "publish")[];
        };
        StudioPerson: {
            uuid: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description Kind and id of a document. */
        StudioPath: string;
        StudioRelease: {
            hash: components["schemas"]["Sha256"];
            /** @description Releases that the tenant has had. */
            number: number;
            /** Format: date-time */
            published_at: string;
            /** @description Nobody where files made it. */
            published_by: components["schemas"]["StudioPerson"] | null;
            languages: string[];
            documents: components["schemas"]["StudioDocument"][];
            /** @description Why newer files of the product are not served yet; empty where they are. */
            waiting: components["schemas"]["StudioProblem"][];
        };
        StudioDocument: {
            /** @description Kind and id; `locks/locks` is read and never changed. */
            path: string;
            /** @enum {string} */
            kind: "form" | "screen" | "codes" | "navigation" | "settings" | "style" | "texts" | "words" | "example" | "locks";
            /** @description Of texts and words their language. */
            id: string;
            /** @description As it is served. */
            text: string;
            /**
             * @description Whether all tenants share it, this one says it otherwise, or it is this one's alone.
             * @enum {string}
             */
            origin: "shared" | "varied" | "tenant";
            /** @description What all tenants share where this one says it otherwise. */
            shared?: string;
        };
        StudioChangedDocument: {
            path: components["schemas"]["StudioPath"];
            /** @description The whole text, finished or not; null takes the document away. */
            text: string | null;
            /** @description Of a text that is no document yet: what it said when it last was one. It is shown where the document is, and published never. */
            whole?: string;
            /** @description Places of it at which it stands over what others have published since the proposal was begun: pointer to the JSON text of what is served there (`theirs` of the conflict), null of nothing. Where something else is published by then, the two clash again. */
            overruled?: {
                [key: string]: string | null;
            };
            /** @description Of texts: sentences whose translation was made of other words and has not been looked at since, and what each of them said by then. */
            carried?: {
                [key: string]: string;
            };
        };
        StudioProposalStart: {
            name: string;
        };
        StudioProposalContent: {
            name: string;
            /** @description Why. */
            reason: string;
            /** @description All that is other than in the base; each once. */
            documents: components["schemas"]["StudioChangedDocument"][];
        };
        StudioReason: {
            reason: string;
        };
        StudioPassword: {
            password: string;
        };
        StudioCommentText: {
            text: string;
            path?: components["schemas"]["StudioPath"];
            pointer?: string;
        };
        /** @description A translation that somebody says is good as it is, by its very words: of other words, of either, it says nothing. */
        StudioTranslation: {
            language: string;
            /** @description What is translated, or the code of it. */
            sentence: string;
            text: string;
        };
        StudioLinkStart: {
            /** @description The form or the screen that it shows. */
            path: string;
            days: number;
        };
        StudioLink: {
            uuid: components["schemas"]["Uuid"];
            path: string;
            /** @description That of the proposal that it shows. */
            version: number;
            /** Format: date-time */
            created_at: string;
            created_by: components["schemas"]["StudioPerson"];
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            revoked_at: string | null;
            /** @description How often it was opened. */
            openings: number;
        };
        StudioShared: {
            /** @description What the proposal is called. */
            name: string;
            path: string;
            /**
             * Format: date-time
             * @description When what it shows was saved.
             */
            saved_at: string;
            /** Format: date-time */
            expires_at: string;
            /** @description What is shown, and what it is drawn by. */
            documents: {
                path: string;
                text: string;
            }[];
        };
        /** @enum {string} */
        StudioStatus: "DRAFT" | "IN_REVIEW" | "RETURNED" | "APPROVED" | "PUBLISHED" | "WITHDRAWN";
        StudioProposalSummary: {
            uuid: components["schemas"]["Uuid"];
            name: string;
            reason: string;
            status: components["schemas"]["StudioStatus"];
            version: number;
            /** @description Hash of the release that it began with; of a published one that over which it went. */
            base: string;
            author: components["schemas"]["StudioPerson"];
            approver: components["schemas"]["StudioPerson"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            changed_at: string;
            /** @description What it changes. */
            paths: string[];
            /** @description Hash of the release that it became. */
            release: string | null;
        };
        StudioProposal: {
            uuid: components["schemas"]["Uuid"];
            name: string;
            reason: string;
            status: components["schemas"]["StudioStatus"];
            version: number;
            /** @description Hash of the release that it began with; of a published one that over which it went. */
            base: string;
            author: components["schemas"]["StudioPerson"];
            approver: components["schemas"]["StudioPerson"] | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            changed_at: string;
            /** @description What it changes. */
            paths: string[];
            /** @description Hash of the release that it became. */
            release: string | null;
            documents: components["schemas"]["StudioChangedDocument"][];
            history: components["schemas"]["StudioEvent"][];
            comments: components["schemas"]["StudioComment"][];
            confirmed: components["schemas"]["StudioTranslation"][];
            /** @description Whether the asker has written in it. */
            is_author: boolean;
            /** @description What the asker may do with it as it stands. */
            may: ("SAVE" | "REVIEW" | "RETURN" | "WITHDRAW" | "APPROVE" | "PUBLISH")[];
        };
        StudioEvent: {
            /** Format: date-time */
            at: string;
            who: components["schemas"]["StudioPerson"];
            /**
             * @description SAVED once for all that somebody writes until somebody else does anything.
             * @enum {string}
             */
            what: "CREATED" | "SAVED" | "SENT" | "RETURNED" | "APPROVED" | "PUBLISHED" | "WITHDRAWN";
            why: string;
        };
        StudioComment: {
            /** Format: date-time */
            at: string;
            who: components["schemas"]["StudioPerson"];
            text: string;
            path?: string;
            pointer?: string;
        };
        StudioProblem: {
            /** @enum {string} */
            severity: "error" | "warning";
            /** @description Kind and id of the document; of files that wait, the file. */
            document: string;
            pointer: string;
            sentence: string;
        };
        StudioConflict: {
            document: string;
            pointer: string;
            /** @description JSON text of what both changed; null where there was nothing. */
            base: string | null;
            /** @description JSON text of what the proposal says. */
            ours: string | null;
            /** @description JSON text of what is served. */
            theirs: string | null;
        };
        StudioChange: {
            code: string;
            document: string;
            pointers: string[];
            sentence: string;
            /**
             * @description Nothing to fear, to be looked at well, or not to be published.
             * @enum {string}
             */
            grade: "SAFE" | "REVIEW" | "BLOCKED";
        };
        StudioFigure: {
            path: string;
            /** @description What a page loads that draws it: its text with what it is drawn by, compressed. */
            bytes: number;
            bytes_before: number;
            /** @description Of a form; else 0. */
            fields: number;
            fields_before: number;
            /** @description Judged with each key at most. */
            conditions: number;
            conditions_before: number;
            /** @description Calls that wait for each other, at most, until it is drawn. */
            turns: number;
            turns_before: number;
            /** @description Answers that were sent with the form. */
            answers: number;
            /** @description Answers that somebody has begun. */
            drafts: number;
        };
        StudioCheck: {
            version: number;
            /** @description Hash of the release that it was compared with. */
            release: string;
            problems: components["schemas"]["StudioProblem"][];
            conflicts: components["schemas"]["StudioConflict"][];
            changes: components["schemas"]["StudioChange"][];
            figures: components["schemas"]["StudioFigure"][];
        };
        StudioReleaseEntry: {
            number: number;
            hash: string;
            /** Format: date-time */
            at: string;
            /** @description Nobody where files made it. */
            who: components["schemas"]["StudioPerson"] | null;
            why: string;
            /** @description Everybody who wrote in its proposal. */
            authors: components["schemas"]["StudioPerson"][];
            approver: components["schemas"]["StudioPerson"] | null;
            proposal: components["schemas"]["Uuid"] | null;
            /** @description That of its proposal. */
            name: string | null;
            is_current: boolean;
        };
    };
    responses: {
        /** @description The request cannot be read */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No valid token or credentials */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": {
                 *         "errors": [
                 *           {
                 *             "message": "No autorizado"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Known but not allowed */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Missing or not visible to the asker */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": {
                 *         "errors": [
                 *           {
                 *             "message": "No encontrado",
                 *             "code": "404"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The state of the object does not allow it */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The body or a file is larger than is taken */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The body, or a file in it, is of no kind that is taken */
        MediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description A value breaks a rule */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": {
                 *         "errors": [
                 *           {
                 *             "message": "Campo requerido.",
                 *             "code": "required",
                 *             "path": "/body/username"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too many attempts */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Busy; try again */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Any other failure */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Somebody changed it in between */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The request does not say which version it is about */
        VersionMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /** @description Identifies the request; kept when the same request is sent again. */
        RequestId: string;
        Id: components["schemas"]["Uuid"];
        /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
        Limit: number | "null";
        /** @description Rows of a page, 25 when missing and 10 with $search; 'null' means no limit (up to 5000, then pages). */
        SearchLimit: number | "null";
        /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
        FormVersion: string;
        /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
        Reauthentication: string;
        /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
        AccountsLimit: number | "null";
        /** @description Rows of a page; missing or 'null' means no limit (up to 5000, then pages). */
        OpenLimit: number | "null";
        /** @description Rows to skip; 'null' skips none. */
        Offset: number | "null";
        /** @description UTF-8 JSON in base64. */
        Filter: string;
        /** @description A field, with - in front or desc behind it for descending order. */
        OrderBy: string;
        Search: string;
        Expand: "account_intervener_role";
        Format: "CSV";
        /** @description Only orders that are not over, or are executed and not settled yet; standing ones left out. */
        UnderWay: boolean;
        /** @description Only standing orders that go on, or will once they are signed and checked; without an order of its own the one that comes next first. */
        Standing: boolean;
        /** @description Only redemptions of everything that are still under way, which no other redemption may follow. */
        PendingTotalRedemption: boolean;
        /** @description Operation type; empty means all. */
        Type: components["schemas"]["OperationType"] | "";
        /** @description The client whom it is about. Staff name the one they look at; an investor is their own. */
        Client: components["schemas"]["Uuid"];
        Range: components["schemas"]["Range"];
        /** @description What the form is answered about (an account, a product); without it nothing in particular. */
        DraftAbout: string;
        /** @description Version of the proposal that the person has seen, in quotation marks. */
        IfMatch: string;
        ReleaseNumber: number;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait. */
        RetryAfter: number;
        /** @description attachment with the file's name. */
        ContentDisposition: string;
        /** @description Never changes under its address. */
        Immutable: string;
        /** @description Version of the proposal, in quotation marks. */
        Version: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "password",
                 *       "username": "ALMADRABA-PRO/ana",
                 *       "password": "Demo.2026"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "pa_7vJ0",
                     *       "expires_in": 600,
                     *       "refresh_token": "pr_Zk31",
                     *       "refresh_expires_in": 43200,
                     *       "scope": "investor",
                     *       "token_type": "Bearer"
                     *     }
                     */
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "pr_Zk31"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    loginOnboarding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ana",
                 *       "password": "Demo.2026"
                 *     }
                 */
                "application/json": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "access_token": "pa_7vJ0",
                     *         "expires_in": 600,
                     *         "refresh_token": "pr_Zk31",
                     *         "refresh_expires_in": 43200,
                     *         "scope": "investor",
                     *         "token_type": "Bearer"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Token"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_uuid": "q3Yt0yB0T2m3bJ0i9e6mFg",
                 *       "password": "Nueva.2026"
                 *     }
                 */
                "application/json": {
                    /** @description One-time handle; not the id of the user. */
                    user_uuid: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ana"
                 *     }
                 */
                "application/json": {
                    username: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "user": {
                     *           "given_name": "Ana",
                     *           "family_name_1": "Robles"
                     *         },
                     *         "private_area": {
                     *           "intervener": {
                     *             "uuid": "00000000-0000-5000-8000-000000000001",
                     *             "type": "F",
                     *             "intervener_status": "VALIDADO",
                     *             "personal_data": {
                     *               "name": "Ana",
                     *               "lastname_1": "Robles",
                     *               "lastname_2": "Vidal",
                     *               "birthdate": "1984-05-17",
                     *               "is_minor": false,
                     *               "document_type": "DNI",
                     *               "document_number": "12345678Z",
                     *               "is_document_permanent": false,
                     *               "document_expiration_date": "2031-03-01"
                     *             },
                     *             "contacts": {
                     *               "email": "ana@example.test",
                     *               "mobile_phone": "600000001"
                     *             },
                     *             "has_draft_data": false,
                     *             "has_pending_docs_signed": false,
                     *             "has_docs_signed": true,
                     *             "has_docs_validated": true,
                     *             "source_system": null
                     *           },
                     *           "accounts": [
                     *             {
                     *               "uuid": "00000000-0000-5000-8000-000000000002",
                     *               "alias": "Ahorro",
                     *               "account_number": "ALM-000001",
                     *               "account_type": "PHYSICAL_ACCOUNT",
                     *               "kind": "MIXTA",
                     *               "status": "VALIDADO",
                     *               "source": "ONLINE",
                     *               "source_system": null,
                     *               "role": "TITULAR",
                     *               "has_docs_signed": true,
                     *               "has_docs_validated": true,
                     *               "has_pending_account_docs_signed": false,
                     *               "value": "15230.44",
                     *               "net_invested": "12000.00",
                     *               "gain": "3230.44",
                     *               "gain_percent": "26.92"
                     *             }
                     *           ],
                     *           "notifications": [
                     *             {
                     *               "uuid": "00000000-0000-5000-8000-000000000003",
                     *               "type": "DOCUMENT_EXPIRATION",
                     *               "message": "Su documento de identidad caduca pronto.",
                     *               "created_at": "2026-11-19T09:30:00Z",
                     *               "is_read": false
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Me"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAdminMe: {
        parameters: {
            query: {
                dni: string;
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "user": {
                     *           "given_name": "Ana",
                     *           "family_name_1": "Robles"
                     *         },
                     *         "private_area": {
                     *           "intervener": {
                     *             "uuid": "00000000-0000-5000-8000-000000000001",
                     *             "type": "F",
                     *             "intervener_status": "VALIDADO",
                     *             "personal_data": {
                     *               "name": "Ana",
                     *               "lastname_1": "Robles",
                     *               "lastname_2": "Vidal",
                     *               "birthdate": "1984-05-17",
                     *               "is_minor": false,
                     *               "document_type": "DNI",
                     *               "document_number": "12345678Z",
                     *               "is_document_permanent": false,
                     *               "document_expiration_date": "2031-03-01"
                     *             },
                     *             "contacts": {
                     *               "email": "ana@example.test",
                     *               "mobile_phone": "600000001"
                     *             },
                     *             "has_draft_data": false,
                     *             "has_pending_docs_signed": false,
                     *             "has_docs_signed": true,
                     *             "has_docs_validated": true,
                     *             "source_system": null
                     *           },
                     *           "accounts": [
                     *             {
                     *               "uuid": "00000000-0000-5000-8000-000000000002",
                     *               "alias": "Ahorro",
                     *               "account_number": "ALM-000001",
                     *               "account_type": "PHYSICAL_ACCOUNT",
                     *               "kind": "MIXTA",
                     *               "status": "VALIDADO",
                     *               "source": "ONLINE",
                     *               "source_system": null,
                     *               "role": "TITULAR",
                     *               "has_docs_signed": true,
                     *               "has_docs_validated": true,
                     *               "has_pending_account_docs_signed": false,
                     *               "value": "15230.44",
                     *               "net_invested": "12000.00",
                     *               "gain": "3230.44",
                     *               "gain_percent": "26.92"
                     *             }
                     *           ],
                     *           "notifications": [
                     *             {
                     *               "uuid": "00000000-0000-5000-8000-000000000003",
                     *               "type": "DOCUMENT_EXPIRATION",
                     *               "message": "Su documento de identidad caduca pronto.",
                     *               "created_at": "2026-11-19T09:30:00Z",
                     *               "is_read": false
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Me"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPublicConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "configuration": {
                     *           "id": "00000000-0000-5000-8000-000000000015",
                     *           "name": "almadraba",
                     *           "display_name": "Almadraba Gestión",
                     *           "initial_configuration": {
                     *             "styles": {
                     *               "logo": "/api/assets/logo.svg"
                     *             },
                     *             "s3_path": "",
                     *             "languajes": [
                     *               "es",
                     *               "en"
                     *             ],
                     *             "tag_manager_ap": "",
                     *             "flow": {
                     *               "ALLOW_PERIODIC_SUBSCRIPTIONS": true,
                     *               "ALLOW_PENSION_PLANS": true,
                     *               "ALLOW_GDPR": true,
                     *               "ALLOW_REPORT_BY_DATE": true
                     *             },
                     *             "front_params": {
                     *               "TC_VALIDITY": 60,
                     *               "KYC_VALIDITY": 60
                     *             },
                     *             "crm_mimetype": "application/json",
                     *             "default_distributor_uuid": "00000000-0000-5000-8000-000000000016"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            configuration: components["schemas"]["PublicConfiguration"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "config": {
                     *           "key": "SUPPORT_HOURS",
                     *           "value": "9:00h - 18:30h"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            config: components["schemas"]["Configuration"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCountriesInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "countries": [
                     *           {
                     *             "key": "ESP",
                     *             "iso2": "ES",
                     *             "name": "España",
                     *             "phone_prefix": "+34"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            countries: components["schemas"]["Country"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listProvinces: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                country: components["schemas"]["CountryKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "provinces": [
                     *           {
                     *             "key": "ESP-M",
                     *             "name": "Madrid",
                     *             "postal_prefix": "28"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            provinces: components["schemas"]["Province"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getTexts: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                lang: components["schemas"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Inicio": "Home"
                     *     }
                     */
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "groups": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000014",
                     *             "key_name": "OPERATIONS_ADMINISTRATOR",
                     *             "_links": {
                     *               "_self": {
                     *                 "href": "/api/groups/00000000-0000-5000-8000-000000000014"
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            groups: components["schemas"]["Group"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCnmv: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                $search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "entities": [
                     *           {
                     *             "key": "9001",
                     *             "name": "Gestora Ejemplo SGIIC",
                     *             "kind": "SGIIC",
                     *             "products": [
                     *               {
                     *                 "name": "Ejemplo Bolsa FI",
                     *                 "isin": "ES0000000013"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            entities: components["schemas"]["CnmvEntity"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "payment_methods": [
                     *           {
                     *             "key": "TRANSFERENCIA",
                     *             "name": "Transferencia"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            payment_methods: components["schemas"]["PaymentMethod"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listLeadsTests: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "tests": [
                     *           {
                     *             "id": "00000000-0000-5000-8000-000000000013",
                     *             "key": "CONVENIENCE",
                     *             "version": "2026-1",
                     *             "title": "Test de conveniencia"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            tests: components["schemas"]["AgnosticTest"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAgnosticTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                a: string;
                b: components["schemas"]["IntervenerType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "test": {
                     *           "id": "00000000-0000-5000-8000-000000000013",
                     *           "key": "CONVENIENCE",
                     *           "version": "2026-1",
                     *           "title": "Test de conveniencia"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            test: components["schemas"]["AgnosticTest"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAgnosticTestQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "questions": [
                     *           {
                     *             "key": "NAV",
                     *             "text": "¿Qué es el valor liquidativo de un fondo?",
                     *             "order": 10,
                     *             "options": [
                     *               {
                     *                 "key": "A",
                     *                 "text": "El precio de una participación"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            questions: components["schemas"]["Question"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    answerAgnosticTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                x: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "question": "NAV",
                 *           "options": [
                 *             "A"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuestionAnswers"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "convenience": {
                     *           "is_convenient": true,
                     *           "families": {
                     *             "RF": true,
                     *             "RV": false
                     *           },
                     *           "version": "2026-1",
                     *           "state": "valid",
                     *           "acknowledgement": "none",
                     *           "phrase": null,
                     *           "expires_on": "2031-11-20"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            convenience: components["schemas"]["Convenience"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPolls: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "polls": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000017",
                     *             "title": "¿Qué le parece su área privada?",
                     *             "is_open": true,
                     *             "questions": [
                     *               {
                     *                 "key": "NAV",
                     *                 "text": "¿Qué es el valor liquidativo de un fondo?",
                     *                 "order": 10,
                     *                 "options": [
                     *                   {
                     *                     "key": "A",
                     *                     "text": "El precio de una participación"
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            polls: components["schemas"]["Poll"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    answerPoll: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid_poll": "00000000-0000-5000-8000-000000000017",
                 *       "answers": [
                 *         {
                 *           "question": "NAV",
                 *           "options": [
                 *             "A"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PollAnswers"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    scoreConvenience: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid_intervener": "00000000-0000-5000-8000-000000000001",
                 *       "key_product": "10397"
                 *     }
                 */
                "application/json": components["schemas"]["ConvenienceRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "convenience": {
                     *           "is_convenient": true,
                     *           "families": {
                     *             "RF": true,
                     *             "RV": false
                     *           },
                     *           "version": "2026-1",
                     *           "state": "valid",
                     *           "acknowledgement": "none",
                     *           "phrase": null,
                     *           "expires_on": "2031-11-20"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            convenience: components["schemas"]["Convenience"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
                /** @description The client whom it is about. Staff name the one they look at; an investor is their own. */
                uuid_intervener?: components["parameters"]["Client"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "notifications": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000003",
                     *             "type": "DOCUMENT_EXPIRATION",
                     *             "message": "Su documento de identidad caduca pronto.",
                     *             "created_at": "2026-11-19T09:30:00Z",
                     *             "is_read": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            notifications: components["schemas"]["Notification"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "notification": {
                     *           "uuid": "00000000-0000-5000-8000-000000000003",
                     *           "type": "DOCUMENT_EXPIRATION",
                     *           "message": "Su documento de identidad caduca pronto.",
                     *           "created_at": "2026-11-19T09:30:00Z",
                     *           "is_read": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            notification: components["schemas"]["Notification"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isFromPA": true,
                 *       "blocking": false,
                 *       "is_intervener": true,
                 *       "description": "¿Cuándo se liquida mi reembolso?",
                 *       "expires_on": "2026-11-27 12:00:00",
                 *       "status": "OPEN",
                 *       "subject": "Solicitud info: Ana Robles",
                 *       "_links": {
                 *         "interveners": [
                 *           "accounts/00000000-0000-5000-8000-000000000001"
                 *         ],
                 *         "group_assigned": [
                 *           "/api/groups/00000000-0000-5000-8000-000000000014"
                 *         ],
                 *         "category": "/api/categories/INTERVENER_CARE"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SupportIssue"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "issue": {
                     *           "uuid": "00000000-0000-5000-8000-000000000012",
                     *           "subject": "Solicitud info: Ana Robles",
                     *           "description": "¿Cuándo se liquida mi reembolso?",
                     *           "status": "OPEN",
                     *           "created_at": "2026-11-20T11:00:00Z",
                     *           "expires_on": "2026-11-27T11:00:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            issue: components["schemas"]["Issue"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getIntervener: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "intervener": {
                     *           "uuid": "00000000-0000-5000-8000-000000000001",
                     *           "type": "F",
                     *           "intervener_status": "VALIDADO",
                     *           "personal_data": {
                     *             "name": "Ana",
                     *             "lastname_1": "Robles",
                     *             "lastname_2": "Vidal",
                     *             "birthdate": "1984-05-17",
                     *             "is_minor": false,
                     *             "document_type": "DNI",
                     *             "document_number": "12345678Z",
                     *             "is_document_permanent": false,
                     *             "document_expiration_date": "2031-03-01"
                     *           },
                     *           "contacts": {
                     *             "email": "ana@example.test",
                     *             "mobile_phone": "600000001"
                     *           },
                     *           "has_draft_data": false,
                     *           "has_pending_docs_signed": false,
                     *           "has_docs_signed": true,
                     *           "has_docs_validated": true,
                     *           "source_system": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            intervener: components["schemas"]["Intervener"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    replaceIntervener: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "F",
                 *       "name": "Ana",
                 *       "lastname_1": "Robles",
                 *       "email": "ana@example.test"
                 *     }
                 */
                "application/json": components["schemas"]["IntervenerReplacement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "intervener": {
                     *           "uuid": "00000000-0000-5000-8000-000000000001",
                     *           "type": "F",
                     *           "intervener_status": "VALIDADO",
                     *           "personal_data": {
                     *             "name": "Ana",
                     *             "lastname_1": "Robles",
                     *             "lastname_2": "Vidal",
                     *             "birthdate": "1984-05-17",
                     *             "is_minor": false,
                     *             "document_type": "DNI",
                     *             "document_number": "12345678Z",
                     *             "is_document_permanent": false,
                     *             "document_expiration_date": "2031-03-01"
                     *           },
                     *           "contacts": {
                     *             "email": "ana@example.test",
                     *             "mobile_phone": "600000001"
                     *           },
                     *           "has_draft_data": false,
                     *           "has_pending_docs_signed": false,
                     *           "has_docs_signed": true,
                     *           "has_docs_validated": true,
                     *           "source_system": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            intervener: components["schemas"]["Intervener"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateIntervener: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile_phone": "600000002",
                 *       "mimetype": "application/json"
                 *     }
                 */
                "application/json": components["schemas"]["IntervenerUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "intervener": {
                     *           "uuid": "00000000-0000-5000-8000-000000000001",
                     *           "type": "F",
                     *           "intervener_status": "VALIDADO",
                     *           "personal_data": {
                     *             "name": "Ana",
                     *             "lastname_1": "Robles",
                     *             "lastname_2": "Vidal",
                     *             "birthdate": "1984-05-17",
                     *             "is_minor": false,
                     *             "document_type": "DNI",
                     *             "document_number": "12345678Z",
                     *             "is_document_permanent": false,
                     *             "document_expiration_date": "2031-03-01"
                     *           },
                     *           "contacts": {
                     *             "email": "ana@example.test",
                     *             "mobile_phone": "600000001"
                     *           },
                     *           "has_draft_data": true,
                     *           "has_pending_docs_signed": false,
                     *           "has_docs_signed": true,
                     *           "has_docs_validated": true,
                     *           "source_system": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            intervener: components["schemas"]["Intervener"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listIntervenerAccounts: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["AccountsLimit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                is_private_area?: boolean;
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "accounts": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000002",
                     *             "alias": "Ahorro",
                     *             "account_number": "ALM-000001",
                     *             "account_type": "PHYSICAL_ACCOUNT",
                     *             "kind": "MIXTA",
                     *             "status": "VALIDADO",
                     *             "source": "ONLINE",
                     *             "source_system": null,
                     *             "role": "TITULAR",
                     *             "has_docs_signed": true,
                     *             "has_docs_validated": true,
                     *             "has_pending_account_docs_signed": false,
                     *             "value": "15230.44",
                     *             "net_invested": "12000.00",
                     *             "gain": "3230.44",
                     *             "gain_percent": "26.92"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            accounts: components["schemas"]["Account"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listIntervenerOperations: {
        parameters: {
            query?: {
                /** @description Operation type; empty means all. */
                $type?: components["parameters"]["Type"];
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description Only redemptions of everything that are still under way, which no other redemption may follow. */
                pending_total_redemption?: components["parameters"]["PendingTotalRedemption"];
                /** @description Only orders that are not over, or are executed and not settled yet; standing ones left out. */
                under_way?: components["parameters"]["UnderWay"];
                /** @description Only standing orders that go on, or will once they are signed and checked; without an order of its own the one that comes next first. */
                standing?: components["parameters"]["Standing"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
                /** @description A field, with - in front or desc behind it for descending order. */
                $orderby?: components["parameters"]["OrderBy"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "related_operations": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000007",
                     *             "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *             "operation_type": "SUSCRIPCION",
                     *             "operation_status": "FINALIZED",
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "amount": "1000.00",
                     *             "gross_amount": "1000.00",
                     *             "shares": "87.412345",
                     *             "nav": "11.440032",
                     *             "nav_date": "2026-11-18",
                     *             "request_date": "2026-11-18T09:12:00Z",
                     *             "has_docs_signed": true,
                     *             "is_request": false,
                     *             "is_periodic": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            related_operations: components["schemas"]["Operation"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getIntervenerBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "value": "15230.44",
                     *         "net_invested": "12000.00",
                     *         "gain": "3230.44",
                     *         "gain_percent": "26.92",
                     *         "value_date": "2026-11-19",
                     *         "is_nav_late": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Balance"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getMaxContribution: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "max_contribution": {
                     *           "year": 2026,
                     *           "limit": "1500.00",
                     *           "contributed": "1400.00",
                     *           "pending": "0.00",
                     *           "periodic_committed": "0.00",
                     *           "available": "100.00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            max_contribution: components["schemas"]["MaxContribution"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listIntervenerAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "addresses": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000004",
                     *             "kind": "FISCAL",
                     *             "street_type": "CL",
                     *             "street_1": "Mayor",
                     *             "number": "7",
                     *             "postal_code": "28013",
                     *             "city": "Madrid",
                     *             "key_state": "ESP-M",
                     *             "country": "ESP"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            addresses: components["schemas"]["Address"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getIntervenerAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                addressId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "address": {
                     *           "uuid": "00000000-0000-5000-8000-000000000004",
                     *           "kind": "FISCAL",
                     *           "street_type": "CL",
                     *           "street_1": "Mayor",
                     *           "number": "7",
                     *           "postal_code": "28013",
                     *           "city": "Madrid",
                     *           "key_state": "ESP-M",
                     *           "country": "ESP"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            address: components["schemas"]["Address"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateIntervenerAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                addressId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "9",
                 *       "uuid_document": "00000000-0000-5000-8000-000000000012"
                 *     }
                 */
                "application/json": components["schemas"]["AddressUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "address": {
                     *           "uuid": "00000000-0000-5000-8000-000000000004",
                     *           "kind": "FISCAL",
                     *           "street_type": "CL",
                     *           "street_1": "Mayor",
                     *           "number": "7",
                     *           "postal_code": "28013",
                     *           "city": "Madrid",
                     *           "key_state": "ESP-M",
                     *           "country": "ESP",
                     *           "has_draft_data": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            address: components["schemas"]["Address"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listIntervenerDocuments: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "documents": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000005",
                     *             "filename": "dni.pdf",
                     *             "category": "DOCUMENTATION",
                     *             "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "named_as": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "created_at": "2026-10-02T08:00:00Z",
                     *             "validated": true,
                     *             "is_signed": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            documents: components["schemas"]["Document"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                            /** @description How many wait for a signature. */
                            pending_signature?: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    uploadIntervenerDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
                /**
                 * @example {
                 *       "filename": "dni.pdf",
                 *       "category": "DOCUMENTATION",
                 *       "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                 *       "content": "JVBERi0="
                 *     }
                 */
                "application/json": components["schemas"]["DocumentRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "documents": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000005",
                     *             "filename": "dni.pdf",
                     *             "category": "DOCUMENTATION",
                     *             "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "named_as": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "created_at": "2026-10-02T08:00:00Z",
                     *             "validated": true,
                     *             "is_signed": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            documents: components["schemas"]["Document"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    downloadIntervenerDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                docId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The document has no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateIntervenerDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                docId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filename": "dni.pdf"
                 *     }
                 */
                "application/json": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document": {
                     *           "uuid": "00000000-0000-5000-8000-000000000005",
                     *           "filename": "dni.pdf",
                     *           "category": "DOCUMENTATION",
                     *           "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *           "named_as": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *           "created_at": "2026-10-02T08:00:00Z",
                     *           "validated": false,
                     *           "is_signed": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document: components["schemas"]["Document"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listIntervenerDocumentValidations: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document_validations": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000006",
                     *             "uuid_document": "00000000-0000-5000-8000-000000000005",
                     *             "status": "PENDING"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document_validations: components["schemas"]["DocumentValidation"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateGdpr: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "PRIVATE_AREA",
                 *       "commercial_own": true
                 *     }
                 */
                "application/json": components["schemas"]["GdprUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "gdpr": {
                     *           "commercial_own": true,
                     *           "commercial_group": false,
                     *           "profiling": false,
                     *           "distributor_sharing": false,
                     *           "channel_email": true,
                     *           "channel_postal": false,
                     *           "channel_phone": false,
                     *           "channel_sms": false,
                     *           "confirmed_at": "2026-11-20T11:00:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            gdpr: components["schemas"]["Gdpr"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateCrs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "residences": [
                 *         {
                 *           "tin_country": "ESP",
                 *           "tin_code": "12345678Z"
                 *         }
                 *       ],
                 *       "direction_type": "OECD302",
                 *       "declares": true
                 *     }
                 */
                "application/json": {
                    /** @description That all of it is true and changes will be told. It goes with each declaration and each change of one. Kept with what was asked and answered. */
                    declares?: boolean | null;
                    crs_indicator?: components["schemas"]["CrsIndicator"];
                    type_name?: components["schemas"]["CrsTypeName"];
                    direction_type?: components["schemas"]["DirectionType"];
                    tin_country?: components["schemas"]["CountryKey"];
                    tin_code?: string | null;
                    residences?: {
                        tin_country: components["schemas"]["CountryKey"];
                        tin_code?: string | null;
                        /**
                         * @description A none issued; B not obtained; C not required.
                         * @enum {string|null}
                         */
                        missing_reason?: "A" | "B" | "C" | null;
                        missing_explanation?: string | null;
                    }[];
                    /** @description What an entity is; null of a natural person. */
                    entity_class?: components["schemas"]["EntityClass"] | null;
                    /** @description Who controls a passive non-financial entity. */
                    controlling_persons?: {
                        name: string;
                        birthdate: components["schemas"]["PlainDate"];
                        tin_country: components["schemas"]["CountryKey"];
                        tin_code?: string | null;
                        /**
                         * @description A none issued; B not obtained; C not required.
                         * @enum {string|null}
                         */
                        missing_reason?: "A" | "B" | "C" | null;
                        missing_explanation?: string | null;
                        birth_city?: string | null;
                        birth_country?: components["schemas"]["CountryKey"] | null;
                        /** @description Street, number, postal code and town. */
                        address?: string | null;
                        address_country?: components["schemas"]["CountryKey"] | null;
                        /** @description Another country of tax residence. */
                        second_country?: components["schemas"]["CountryKey"] | null;
                        second_code?: string | null;
                        /**
                         * @description Why there is no number of the second country.
                         * @enum {string|null}
                         */
                        second_reason?: "A" | "B" | "C" | null;
                        /**
                         * @description CRS801 ownership; CRS802 other means; CRS803 senior managing official.
                         * @enum {string}
                         */
                        role: "CRS801" | "CRS802" | "CRS803";
                    }[];
                    own_answers?: components["schemas"]["OwnAnswers"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "crs": {
                     *           "crs_indicator": "NRP",
                     *           "tin_country": "ESP"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            crs: components["schemas"]["Crs"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateFatca: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fatca_status": "NON_US_PERSON",
                 *       "has_us_transfers": false,
                 *       "has_us_attorney": false,
                 *       "has_us_care_of": false,
                 *       "declares": true
                 *     }
                 */
                "application/json": {
                    /** @description That all of it is true and changes will be told. It goes with each declaration and each change of one. Kept with what was asked and answered. */
                    declares?: boolean | null;
                    indicator_fatca?: components["schemas"]["FatcaIndicator"];
                    country_fatca?: components["schemas"]["CountryKey"];
                    tin_code?: string | null;
                    tin_type?: components["schemas"]["FatcaTinType"] | null;
                    fatca_status?: components["schemas"]["FatcaStatus"];
                    giin_code?: string | null;
                    /** @description Standing instructions to transfer to an account in the United States. */
                    has_us_transfers?: boolean | null;
                    /** @description Somebody with an address in the United States may act or sign for them. */
                    has_us_attorney?: boolean | null;
                    /** @description Their only address is in care of somebody, or mail is held for them. */
                    has_us_care_of?: boolean | null;
                    /** @description Proof of whoever has indicia of the United States and is none of its persons. */
                    uuid_proof?: components["schemas"]["Uuid"] | null;
                    own_answers?: components["schemas"]["OwnAnswers"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "fatca": {
                     *           "indicator_fatca": "NO_REPORTABLE_PERSON",
                     *           "fatca_status": "NON_US_PERSON"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            fatca: components["schemas"]["Fatca"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listIntervenerKyc: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "kyc": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000018",
                     *             "version": 2,
                     *             "created_at": "2026-01-15T10:00:00Z",
                     *             "expires_on": "2031-01-15",
                     *             "answers": [
                     *               {
                     *                 "key": "SITUACION_LABORAL",
                     *                 "value": "CUENTA_AJENA"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            kyc: components["schemas"]["Kyc"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    saveKyc: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "SITUACION_LABORAL": "CUENTA_AJENA",
                 *       "ORIGEN_PATRIMONIO": [
                 *         "SALARIO"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["KycAnswers"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "kyc": {
                     *           "uuid": "00000000-0000-5000-8000-000000000018",
                     *           "version": 3,
                     *           "created_at": "2026-11-20T11:00:00Z",
                     *           "expires_on": "2031-11-20",
                     *           "status": "DRAFT",
                     *           "answers": [
                     *             {
                     *               "key": "SITUACION_LABORAL",
                     *               "value": "CUENTA_AJENA"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            kyc: components["schemas"]["Kyc"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    validateTin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "countryCode": "ES",
                 *       "tinNumber": "12345678Z",
                 *       "countryKey": "ESP"
                 *     }
                 */
                "application/json": components["schemas"]["TinRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "isTinValid": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            isTinValid: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "account": {
                     *           "uuid": "00000000-0000-5000-8000-000000000002",
                     *           "alias": "Ahorro",
                     *           "account_number": "ALM-000001",
                     *           "account_type": "PHYSICAL_ACCOUNT",
                     *           "kind": "MIXTA",
                     *           "status": "VALIDADO",
                     *           "source": "ONLINE",
                     *           "source_system": null,
                     *           "role": "TITULAR",
                     *           "has_docs_signed": true,
                     *           "has_docs_validated": true,
                     *           "has_pending_account_docs_signed": false,
                     *           "value": "15230.44",
                     *           "net_invested": "12000.00",
                     *           "gain": "3230.44",
                     *           "gain_percent": "26.92"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            account: components["schemas"]["Account"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alias": "Ahorro"
                 *     }
                 */
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "account": {
                     *           "uuid": "00000000-0000-5000-8000-000000000002",
                     *           "alias": "Ahorro",
                     *           "account_number": "ALM-000001",
                     *           "account_type": "PHYSICAL_ACCOUNT",
                     *           "kind": "MIXTA",
                     *           "status": "VALIDADO",
                     *           "source": "ONLINE",
                     *           "source_system": null,
                     *           "role": "TITULAR",
                     *           "has_docs_signed": true,
                     *           "has_docs_validated": true,
                     *           "has_pending_account_docs_signed": false,
                     *           "value": "15230.44",
                     *           "net_invested": "12000.00",
                     *           "gain": "3230.44",
                     *           "gain_percent": "26.92"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            account: components["schemas"]["Account"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAccountInterveners: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                $expand?: components["parameters"]["Expand"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "interveners": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000001",
                     *             "type": "F",
                     *             "name": "Ana",
                     *             "lastname_1": "Robles",
                     *             "lastname_2": "Vidal",
                     *             "intervener_status": "VALIDADO",
                     *             "account_intervener_role": {
                     *               "role": "TITULAR"
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            interveners: components["schemas"]["AccountIntervener"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAccountIntervener: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                intervenerId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "intervener": {
                     *           "uuid": "00000000-0000-5000-8000-000000000001",
                     *           "type": "F",
                     *           "name": "Ana",
                     *           "lastname_1": "Robles",
                     *           "lastname_2": "Vidal",
                     *           "intervener_status": "VALIDADO",
                     *           "account_intervener_role": {
                     *             "role": "TITULAR"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            intervener: components["schemas"]["AccountIntervener"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    removeAccountIntervener: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                intervenerId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "own_answers": {}
                 *     }
                 */
                "application/json": {
                    own_answers?: components["schemas"]["OwnAnswers"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateAccountIntervener: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                intervenerId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.test"
                 *     }
                 */
                "application/json": components["schemas"]["AccountIntervenerUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "intervener": {
                     *           "uuid": "00000000-0000-5000-8000-000000000001",
                     *           "type": "F",
                     *           "name": "Ana",
                     *           "lastname_1": "Robles",
                     *           "lastname_2": "Vidal",
                     *           "intervener_status": "VALIDADO",
                     *           "account_intervener_role": {
                     *             "role": "TITULAR"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            intervener: components["schemas"]["AccountIntervener"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    replaceAccountIntervenerRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                intervenerId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roles": [
                 *         {
                 *           "role": "AUTORIZADO_CONSULTA"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    roles: components["schemas"]["AccountIntervenerRoleInput"][];
                    own_answers?: components["schemas"]["OwnAnswers"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "intervener": {
                     *           "uuid": "00000000-0000-5000-8000-000000000001",
                     *           "type": "F",
                     *           "name": "Ana",
                     *           "lastname_1": "Robles",
                     *           "lastname_2": "Vidal",
                     *           "intervener_status": "VALIDADO",
                     *           "account_intervener_role": {
                     *             "role": "TITULAR"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            intervener: components["schemas"]["AccountIntervener"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    addAccountInterveners: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "interveners": [
                 *         {
                 *           "role": "AUTORIZADO",
                 *           "name": "Luis",
                 *           "email": "luis@example.test"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The type of account that they are asked for; another one is refused.
                     * @enum {string}
                     */
                    account_type?: "PHYSICAL_ACCOUNT" | "PHYSICAL_ACCOUNT_TUTOR" | "JURIDICAL_ACCOUNT";
                    interveners: components["schemas"]["AccountIntervenerRequest"][];
                    own_answers?: components["schemas"]["OwnAnswers"];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "interveners": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000001",
                     *             "type": "F",
                     *             "name": "Ana",
                     *             "lastname_1": "Robles",
                     *             "lastname_2": "Vidal",
                     *             "intervener_status": "VALIDADO",
                     *             "account_intervener_role": {
                     *               "role": "TITULAR"
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            interveners: components["schemas"]["AccountIntervener"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listBankAccounts: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "bank_accounts": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000008",
                     *             "account_number": "99990001170000000001",
                     *             "iban_code": "ES9121000418450200051332",
                     *             "swift_code": null,
                     *             "validated": true
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            bank_accounts: components["schemas"]["BankAccount"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "iban_code": "ES9121000418450200051332"
                 *     }
                 */
                "application/json": components["schemas"]["BankAccountInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "bank_account": {
                     *           "uuid": "00000000-0000-5000-8000-000000000008",
                     *           "account_number": "99990001170000000001",
                     *           "iban_code": "ES9121000418450200051332",
                     *           "swift_code": null,
                     *           "validated": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            bank_account: components["schemas"]["BankAccount"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                bankId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "bank_account": {
                     *           "uuid": "00000000-0000-5000-8000-000000000008",
                     *           "account_number": "21000418450200051332",
                     *           "iban_code": "ES9121000418450200051332",
                     *           "swift_code": null,
                     *           "validated": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            bank_account: components["schemas"]["BankAccount"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                bankId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "own_answers": {}
                 *     }
                 */
                "application/json": {
                    own_answers?: components["schemas"]["OwnAnswers"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                bankId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alias": "Nómina"
                 *     }
                 */
                "application/json": components["schemas"]["BankAccountUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "bank_account": {
                     *           "uuid": "00000000-0000-5000-8000-000000000008",
                     *           "account_number": "99990001170000000001",
                     *           "iban_code": "ES9121000418450200051332",
                     *           "swift_code": null,
                     *           "validated": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            bank_account: components["schemas"]["BankAccount"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAccountProducts: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "kind": "FI",
                     *             "isin": "ES0103940005",
                     *             "risk": 3,
                     *             "is_complex": false,
                     *             "currency": "EUR",
                     *             "nav": "11.440032",
                     *             "nav_date": "2026-11-19",
                     *             "minimum_first": "100.00",
                     *             "minimum_next": "50.00"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            products: components["schemas"]["Product"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAccountDocuments: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "documents": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000005",
                     *             "filename": "dni.pdf",
                     *             "category": "DOCUMENTATION",
                     *             "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "named_as": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "created_at": "2026-10-02T08:00:00Z",
                     *             "validated": true,
                     *             "is_signed": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            documents: components["schemas"]["Document"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    uploadAccountDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "documents": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000005",
                     *             "filename": "dni.pdf",
                     *             "category": "DOCUMENTATION",
                     *             "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "named_as": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "created_at": "2026-10-02T08:00:00Z",
                     *             "validated": true,
                     *             "is_signed": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            documents: components["schemas"]["Document"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    downloadAccountDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                docId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The document has no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateAccountDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                docId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filename": "dni.pdf"
                 *     }
                 */
                "application/json": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document": {
                     *           "uuid": "00000000-0000-5000-8000-000000000005",
                     *           "filename": "dni.pdf",
                     *           "category": "DOCUMENTATION",
                     *           "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *           "named_as": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *           "created_at": "2026-10-02T08:00:00Z",
                     *           "validated": false,
                     *           "is_signed": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document: components["schemas"]["Document"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAccountDocumentValidations: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document_validations": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000006",
                     *             "uuid_document": "00000000-0000-5000-8000-000000000005",
                     *             "status": "PENDING"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document_validations: components["schemas"]["DocumentValidation"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAccountOperations: {
        parameters: {
            query?: {
                /** @description Operation type; empty means all. */
                $type?: components["parameters"]["Type"];
                /** @description Rows of a page; missing or 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["OpenLimit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description Only redemptions of everything that are still under way, which no other redemption may follow. */
                pending_total_redemption?: components["parameters"]["PendingTotalRedemption"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
                /** @description A field, with - in front or desc behind it for descending order. */
                $orderby?: components["parameters"]["OrderBy"];
                $search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "related_operations": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000007",
                     *             "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *             "operation_type": "SUSCRIPCION",
                     *             "operation_status": "FINALIZED",
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "amount": "1000.00",
                     *             "gross_amount": "1000.00",
                     *             "shares": "87.412345",
                     *             "nav": "11.440032",
                     *             "nav_date": "2026-11-18",
                     *             "request_date": "2026-11-18T09:12:00Z",
                     *             "has_docs_signed": true,
                     *             "is_request": false,
                     *             "is_periodic": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            related_operations: components["schemas"]["Operation"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAccountPositions: {
        parameters: {
            query?: {
                /** @description Rows of a page; missing or 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["OpenLimit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "positions": [
                     *           {
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "isin": "ES0103940005",
                     *             "kind": "FI",
                     *             "shares": "1200.000000",
                     *             "nav": "11.440032",
                     *             "nav_date": "2026-11-19",
                     *             "value": "13728.04",
                     *             "cost": "11000.00",
                     *             "gain": "2728.04",
                     *             "gain_percent": "24.80",
                     *             "weight": "90.14",
                     *             "uuid_account": "00000000-0000-5000-8000-000000000002"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            positions: components["schemas"]["Position"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAccountEvolution: {
        parameters: {
            query?: {
                /** @description Rows of a page; missing or 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["OpenLimit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                range?: components["parameters"]["Range"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "evolution": [
                     *           {
                     *             "date": "2026-11-19",
                     *             "value": "13728.04",
                     *             "net_invested": "11000.00"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            evolution: components["schemas"]["EvolutionPoint"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAccountDistribution: {
        parameters: {
            query?: {
                /** @description Rows of a page; missing or 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["OpenLimit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "distribution": [
                     *           {
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "value": "13728.04",
                     *             "percent": "90.14"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            distribution: components["schemas"]["DistributionSlice"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listBeneficiaries: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "beneficiaries": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000009",
                     *             "name": "Leo",
                     *             "lastname_1": "Robles",
                     *             "lastname_2": null,
                     *             "relationship": "Hijo",
                     *             "percentage": "100.00"
                     *           }
                     *         ],
                     *         "total_percentage": "100.00",
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            beneficiaries: components["schemas"]["Beneficiary"][];
                            total_percentage: components["schemas"]["Percent"];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createBeneficiary: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Leo",
                 *       "percentage": "100"
                 *     }
                 */
                "application/json": components["schemas"]["BeneficiaryInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "beneficiary": {
                     *           "uuid": "00000000-0000-5000-8000-000000000009",
                     *           "name": "Leo",
                     *           "lastname_1": "Robles",
                     *           "lastname_2": null,
                     *           "relationship": "Hijo",
                     *           "percentage": "100.00"
                     *         },
                     *         "total_percentage": "100.00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            beneficiary: components["schemas"]["Beneficiary"];
                            /** @description Of all beneficiaries of the account. */
                            total_percentage: components["schemas"]["Percent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getBeneficiary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                bid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "beneficiary": {
                     *           "uuid": "00000000-0000-5000-8000-000000000009",
                     *           "name": "Leo",
                     *           "lastname_1": "Robles",
                     *           "lastname_2": null,
                     *           "relationship": "Hijo",
                     *           "percentage": "60.00"
                     *         },
                     *         "others_percentage": "40.00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            beneficiary: components["schemas"]["Beneficiary"];
                            /** @description Of the other beneficiaries of the account. */
                            others_percentage: components["schemas"]["Percent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteBeneficiary: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                bid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "own_answers": {}
                 *     }
                 */
                "application/json": {
                    own_answers?: components["schemas"]["OwnAnswers"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateBeneficiary: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                bid: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "percentage": "50"
                 *     }
                 */
                "application/json": components["schemas"]["BeneficiaryUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "beneficiary": {
                     *           "uuid": "00000000-0000-5000-8000-000000000009",
                     *           "name": "Leo",
                     *           "lastname_1": "Robles",
                     *           "lastname_2": null,
                     *           "relationship": "Hijo",
                     *           "percentage": "100.00"
                     *         },
                     *         "total_percentage": "100.00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            beneficiary: components["schemas"]["Beneficiary"];
                            /** @description Of all beneficiaries of the account. */
                            total_percentage: components["schemas"]["Percent"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listContributors: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "contributors": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000011",
                     *             "name": "Luis",
                     *             "role": "APORTANTE_CONYUGE"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            contributors: components["schemas"]["Contributor"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createContributor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Luis",
                 *       "role": "APORTANTE_CONYUGE"
                 *     }
                 */
                "application/json": components["schemas"]["ContributorInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "contributor": {
                     *           "uuid": "00000000-0000-5000-8000-000000000011",
                     *           "name": "Luis",
                     *           "role": "APORTANTE_CONYUGE"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            contributor: components["schemas"]["Contributor"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAssociates: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "associates": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000010",
                     *             "name": "Marta",
                     *             "lastname_1": "Soler",
                     *             "lastname_2": null,
                     *             "percentage": "30"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            associates: components["schemas"]["Associate"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPatrons: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "patrons": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000010",
                     *             "name": "Marta",
                     *             "lastname_1": "Soler",
                     *             "lastname_2": null,
                     *             "percentage": "30"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            patrons: components["schemas"]["Associate"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Rows of a page; missing or 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["OpenLimit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
                $search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "kind": "FI",
                     *             "isin": "ES0103940005",
                     *             "risk": 3,
                     *             "is_complex": false,
                     *             "currency": "EUR",
                     *             "nav": "11.440032",
                     *             "nav_date": "2026-11-19",
                     *             "minimum_first": "100.00",
                     *             "minimum_next": "50.00"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            products: components["schemas"]["Product"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "product": {
                     *           "key_product": "10394",
                     *           "name_product": "Almadraba Mixto FI",
                     *           "kind": "FI",
                     *           "isin": "ES0103940005",
                     *           "risk": 3,
                     *           "is_complex": false,
                     *           "currency": "EUR",
                     *           "nav": "11.440032",
                     *           "nav_date": "2026-11-19",
                     *           "minimum_first": "100.00",
                     *           "minimum_next": "50.00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            product: components["schemas"]["Product"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getMinimums: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "minimums": [
                     *           {
                     *             "key_product": "10394",
                     *             "minimum_first": "100.00",
                     *             "minimum_next": "50.00"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            minimums: components["schemas"]["Minimum"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPensionPlans: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                $search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "pension_plans": [
                     *           {
                     *             "key_product": "64680",
                     *             "name_product": "Almadraba Mixto PP",
                     *             "dgs_code": "N9002"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            pension_plans: components["schemas"]["PensionPlan"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAsset: {
        parameters: {
            query?: {
                range?: components["parameters"]["Range"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "asset": {
                     *           "id": "10394",
                     *           "name": "Almadraba Mixto FI",
                     *           "isin": "ES0103940005",
                     *           "kind": "FI",
                     *           "currency": "EUR",
                     *           "risk": 3,
                     *           "nav": "11.440032",
                     *           "nav_date": "2026-11-19",
                     *           "navs": [
                     *             {
                     *               "date": "2026-11-19",
                     *               "nav": "11.440032"
                     *             }
                     *           ],
                     *           "documents": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            asset: components["schemas"]["Asset"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOperations: {
        parameters: {
            query?: {
                /** @description Rows of a page, 25 when missing and 10 with $search; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["SearchLimit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
                /** @description A field, with - in front or desc behind it for descending order. */
                $orderby?: components["parameters"]["OrderBy"];
                $search?: components["parameters"]["Search"];
                /** @description The client whom it is about. Staff name the one they look at; an investor is their own. */
                uuid_intervener?: components["parameters"]["Client"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operations": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000007",
                     *             "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *             "operation_type": "SUSCRIPCION",
                     *             "operation_status": "FINALIZED",
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "amount": "1000.00",
                     *             "gross_amount": "1000.00",
                     *             "shares": "87.412345",
                     *             "nav": "11.440032",
                     *             "nav_date": "2026-11-18",
                     *             "request_date": "2026-11-18T09:12:00Z",
                     *             "has_docs_signed": true,
                     *             "is_request": false,
                     *             "is_periodic": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            operations: components["schemas"]["Operation"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createOperation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid_account": "00000000-0000-5000-8000-000000000002",
                 *       "operation_type": "SUSCRIPCION",
                 *       "key_product": "10394",
                 *       "gross_amount": "1000.00",
                 *       "pay_method": "TRANSFERENCIA",
                 *       "has_read_dfi": true,
                 *       "has_read_report": true
                 *     }
                 */
                "application/json": components["schemas"]["OperationInput"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operation": {
                     *           "uuid": "00000000-0000-5000-8000-000000000007",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "operation_type": "SUSCRIPCION",
                     *           "operation_status": "REGISTERED_ONLINE",
                     *           "key_product": "10394",
                     *           "name_product": "Almadraba Mixto FI",
                     *           "amount": "1000.00",
                     *           "gross_amount": "1000.00",
                     *           "shares": "87.412345",
                     *           "nav": "11.440032",
                     *           "nav_date": "2026-11-18",
                     *           "request_date": "2026-11-18T09:12:00Z",
                     *           "has_docs_signed": false,
                     *           "is_request": false,
                     *           "is_periodic": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            operation: components["schemas"]["Operation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    downloadOperations: {
        parameters: {
            query?: {
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
                /** @description A field, with - in front or desc behind it for descending order. */
                $orderby?: components["parameters"]["OrderBy"];
                $search?: components["parameters"]["Search"];
                /** @description The client whom it is about. Staff name the one they look at; an investor is their own. */
                uuid_intervener?: components["parameters"]["Client"];
                uuid_account?: components["schemas"]["Uuid"];
                $format?: components["parameters"]["Format"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createOperationsDownload: {
        parameters: {
            query?: {
                $format?: components["parameters"]["Format"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "$orderby": "-request_date"
                 *     }
                 */
                "application/json": {
                    $filter?: string;
                    $orderby?: string;
                    $search?: string;
                    uuid_intervener?: components["schemas"]["Uuid"];
                    uuid_account?: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOperationTypes: {
        parameters: {
            query?: {
                /** @description A field, with - in front or desc behind it for descending order. */
                $orderby?: components["parameters"]["OrderBy"];
                $search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operation_types": [
                     *           {
                     *             "key_operation_type": "SUSCRIPCION",
                     *             "name": "Suscripción",
                     *             "kind": "F"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            operation_types: components["schemas"]["OperationTypeItem"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getOperation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operation": {
                     *           "uuid": "00000000-0000-5000-8000-000000000007",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "operation_type": "SUSCRIPCION",
                     *           "operation_status": "FINALIZED",
                     *           "key_product": "10394",
                     *           "name_product": "Almadraba Mixto FI",
                     *           "amount": "1000.00",
                     *           "gross_amount": "1000.00",
                     *           "shares": "87.412345",
                     *           "nav": "11.440032",
                     *           "nav_date": "2026-11-18",
                     *           "request_date": "2026-11-18T09:12:00Z",
                     *           "has_docs_signed": true,
                     *           "is_request": false,
                     *           "is_periodic": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            operation: components["schemas"]["Operation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOperation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "own_answers": {}
                 *     }
                 */
                "application/json": {
                    own_answers?: components["schemas"]["OwnAnswers"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operation": {
                     *           "uuid": "00000000-0000-5000-8000-000000000007",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "operation_type": "SUSCRIPCION",
                     *           "operation_status": "CANCELLED",
                     *           "key_product": "10394",
                     *           "name_product": "Almadraba Mixto FI",
                     *           "amount": "1000.00",
                     *           "gross_amount": "1000.00",
                     *           "shares": "87.412345",
                     *           "nav": "11.440032",
                     *           "nav_date": "2026-11-18",
                     *           "request_date": "2026-11-18T09:12:00Z",
                     *           "has_docs_signed": true,
                     *           "is_request": false,
                     *           "is_periodic": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            operation: components["schemas"]["Operation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperation: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation_status": "PERIODIC_SUSPENDED"
                 *     }
                 */
                "application/json": components["schemas"]["OperationUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operation": {
                     *           "uuid": "00000000-0000-5000-8000-000000000007",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "operation_type": "SUSCRIPCION",
                     *           "operation_status": "FINALIZED",
                     *           "key_product": "10394",
                     *           "name_product": "Almadraba Mixto FI",
                     *           "amount": "1000.00",
                     *           "gross_amount": "1000.00",
                     *           "shares": "87.412345",
                     *           "nav": "11.440032",
                     *           "nav_date": "2026-11-18",
                     *           "request_date": "2026-11-18T09:12:00Z",
                     *           "has_docs_signed": true,
                     *           "is_request": false,
                     *           "is_periodic": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            operation: components["schemas"]["Operation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listSubOperations: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "related_operations": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000007",
                     *             "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *             "operation_type": "SUSCRIPCION",
                     *             "operation_status": "FINALIZED",
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "amount": "1000.00",
                     *             "gross_amount": "1000.00",
                     *             "shares": "87.412345",
                     *             "nav": "11.440032",
                     *             "nav_date": "2026-11-18",
                     *             "request_date": "2026-11-18T09:12:00Z",
                     *             "has_docs_signed": true,
                     *             "is_request": false,
                     *             "is_periodic": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            related_operations: components["schemas"]["Operation"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOperationHistorical: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "historical": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000019",
                     *             "operation_status": "SIGNED",
                     *             "previous_status": "REGISTERED_ONLINE",
                     *             "changed_at": "2026-11-18T09:15:00Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            historical: components["schemas"]["HistoricalEntry"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOperationInterveners: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "interveners": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000001",
                     *             "type": "F",
                     *             "name": "Ana",
                     *             "lastname_1": "Robles",
                     *             "lastname_2": "Vidal",
                     *             "intervener_status": "VALIDADO",
                     *             "account_intervener_role": {
                     *               "role": "TITULAR"
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            interveners: components["schemas"]["AccountIntervener"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOperationIssues: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "issues": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000012",
                     *             "subject": "Solicitud info: Ana Robles",
                     *             "description": "¿Cuándo se liquida mi reembolso?",
                     *             "status": "OPEN",
                     *             "created_at": "2026-11-20T11:00:00Z",
                     *             "expires_on": "2026-11-27T11:00:00Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            issues: components["schemas"]["Issue"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    simulateOperation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid_account": "00000000-0000-5000-8000-000000000002",
                 *       "key_product": "10394",
                 *       "operation_type": "REEMBOLSO",
                 *       "amount_shares_indicator": "B",
                 *       "amount": "3000.00"
                 *     }
                 */
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "nav": "100.000000",
                     *         "nav_date": "2026-11-19",
                     *         "nav_is_estimate": true,
                     *         "shares": "30.000000",
                     *         "gross_amount": "3000.00",
                     *         "commission": "0.00",
                     *         "acquisition_cost": "1800.00",
                     *         "fiscal_import": "1200.00",
                     *         "withholding_rate": "19",
                     *         "withholding": "228.00",
                     *         "net_amount": "2772.00",
                     *         "lots": [
                     *           {
                     *             "acquisition_date": "2018-05-24",
                     *             "origin_product": null,
                     *             "shares": "30.000000",
                     *             "cost": "1800.00",
                     *             "proceeds": "3000.00",
                     *             "gain": "1200.00"
                     *           }
                     *         ],
                     *         "remaining": {
                     *           "shares": "75.000000",
                     *           "value": "7500.00",
                     *           "latent_gain": "300.00"
                     *         },
                     *         "savings_tax": {
                     *           "before": "0.00",
                     *           "after": "228.00",
                     *           "difference": "228.00",
                     *           "marginal_rate": "19"
                     *         },
                     *         "warnings": [],
                     *         "disclaimer": "Estimación sin valor vinculante."
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Simulation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPositionStatuses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid_account": "00000000-0000-5000-8000-000000000002"
                 *     }
                 */
                "application/json": components["schemas"]["PositionStatusRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "position_statuses": [
                     *           {
                     *             "key_product": "10394",
                     *             "shares": "1200.000000",
                     *             "reserved_shares": "0.000000",
                     *             "available_shares": "1200.000000",
                     *             "available_amount": "13728.04",
                     *             "has_pending_total_redemption": false,
                     *             "has_pending_redemption": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            position_statuses: components["schemas"]["PositionStatus"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    changeOperationStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation_status": "VALIDATED"
                 *     }
                 */
                "application/json": components["schemas"]["StatusChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operation": {
                     *           "uuid": "00000000-0000-5000-8000-000000000007",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "operation_type": "SUSCRIPCION",
                     *           "operation_status": "VALIDATED",
                     *           "key_product": "10394",
                     *           "name_product": "Almadraba Mixto FI",
                     *           "amount": "1000.00",
                     *           "gross_amount": "1000.00",
                     *           "shares": "87.412345",
                     *           "nav": "11.440032",
                     *           "nav_date": "2026-11-18",
                     *           "request_date": "2026-11-18T09:12:00Z",
                     *           "has_docs_signed": true,
                     *           "is_request": false,
                     *           "is_periodic": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            operation: components["schemas"]["Operation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOperationDocuments: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "documents": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000005",
                     *             "filename": "dni.pdf",
                     *             "category": "DOCUMENTATION",
                     *             "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "named_as": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "created_at": "2026-10-02T08:00:00Z",
                     *             "validated": true,
                     *             "is_signed": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            documents: components["schemas"]["Document"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    uploadOperationDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "documents": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000005",
                     *             "filename": "dni.pdf",
                     *             "category": "DOCUMENTATION",
                     *             "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "named_as": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "created_at": "2026-10-02T08:00:00Z",
                     *             "validated": true,
                     *             "is_signed": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            documents: components["schemas"]["Document"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    downloadOperationDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                docId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The document has no file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOperationDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                docId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperationDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Form in which the request was answered and the hash of its document, `id@hash`; without it the form of the current release that the request fits judges, and where several do it is refused (`form_required`). */
                "X-Form"?: components["parameters"]["FormVersion"];
            };
            path: {
                id: components["parameters"]["Id"];
                docId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filename": "orden.pdf"
                 *     }
                 */
                "application/json": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document": {
                     *           "uuid": "00000000-0000-5000-8000-000000000005",
                     *           "filename": "dni.pdf",
                     *           "category": "DOCUMENTATION",
                     *           "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *           "named_as": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *           "created_at": "2026-10-02T08:00:00Z",
                     *           "validated": true,
                     *           "is_signed": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document: components["schemas"]["Document"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOperationDocumentValidations: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document_validations": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000006",
                     *             "uuid_document": "00000000-0000-5000-8000-000000000005",
                     *             "status": "PENDING"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document_validations: components["schemas"]["DocumentValidation"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportOperationToRd: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "export": {
                     *           "uuid": "00000000-0000-5000-8000-000000000007",
                     *           "operation_status": "RD_SENT",
                     *           "batch": "00000000-0000-5000-8000-000000000020"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            export: components["schemas"]["ExportResult"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportOperationToRdText: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportOperationsToRdText: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operations": [
                 *         "00000000-0000-5000-8000-000000000007"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    signDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "documents": [
                 *         "00000000-0000-5000-8000-000000000005"
                 *       ],
                 *       "signature_type": "DIGITAL-OTP"
                 *     }
                 */
                "application/json": components["schemas"]["SignatureRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "signature": {
                     *           "uuid": "00000000-0000-5000-8000-000000000021",
                     *           "status": "PENDING",
                     *           "documents": [
                     *             "00000000-0000-5000-8000-000000000005"
                     *           ],
                     *           "code_sent_to": "6*****001",
                     *           "expires_at": "2026-11-20T11:10:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            signature: components["schemas"]["Signature"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    payIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                "payment-provider": string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid_operation": "00000000-0000-5000-8000-000000000007"
                 *     }
                 */
                "application/json": components["schemas"]["PayInRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "pay_in": {
                     *           "iframe": "/sandbox-pay/00000000",
                     *           "uuid_payment": "00000000-0000-5000-8000-000000000022"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            pay_in: components["schemas"]["PayIn"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    logOperationPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                operationId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "STARTED",
                 *       "uuid_payment": "00000000-0000-5000-8000-000000000022"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentLogRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "payment": {
                     *           "uuid": "00000000-0000-5000-8000-000000000023",
                     *           "uuid_operation": "00000000-0000-5000-8000-000000000007",
                     *           "status": "STARTED",
                     *           "created_at": "2026-11-20T11:00:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            payment: components["schemas"]["PaymentLog"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getHostCredentials: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "tenants": [
                     *           {
                     *             "id": "00000000-0000-5000-8000-000000000015",
                     *             "name": "almadraba",
                     *             "display_name": "Almadraba Gestión",
                     *             "user_prefix": "ALMADRABA-PRO",
                     *             "api_key": "almadraba-demo-key",
                     *             "consumer_key": "almadraba-web",
                     *             "consumer_secret": "almadraba-demo-secret",
                     *             "is_default": true,
                     *             "languages": [
                     *               "es",
                     *               "en"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            tenants: components["schemas"]["HostTenant"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCurrentRelease: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "hash": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            hash: components["schemas"]["Sha256"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getRelease: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                hash: components["schemas"]["Sha256"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "cache-control": components["headers"]["Immutable"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tenant": "almadraba",
                     *       "contract": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *       "documents": {
                     *         "form/contact": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c"
                     *       },
                     *       "validators": {
                     *         "contact": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c"
                     *       },
                     *       "screens": {
                     *         "position": {
                     *           "hash": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "path": "/account/position",
                     *           "name": "Position",
                     *           "guest": false,
                     *           "forms": []
                     *         }
                     *       },
                     *       "languages": [
                     *         "es"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReleaseManifest"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getReleaseDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                hash: components["schemas"]["Sha256"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "cache-control": components["headers"]["Immutable"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "form",
                     *       "id": "contact"
                     *     }
                     */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getReleaseValidator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                hash: components["schemas"]["Sha256"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "cache-control": components["headers"]["Immutable"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example export default (runtime) => () => true */
                    "text/javascript": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getIntervenerEvolution: {
        parameters: {
            query?: {
                range?: components["parameters"]["Range"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "evolution": [
                     *           {
                     *             "date": "2026-11-19",
                     *             "value": "13728.04",
                     *             "net_invested": "11000.00"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            evolution: components["schemas"]["EvolutionPoint"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getIntervenerDistribution: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "distribution": [
                     *           {
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "value": "13728.04",
                     *             "percent": "90.14"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            distribution: components["schemas"]["DistributionSlice"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getIntervenerReturns: {
        parameters: {
            query?: {
                range?: components["parameters"]["Range"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "returns": {
                     *           "since": "2025-11-20",
                     *           "gain": "812.40",
                     *           "twr": "6.31",
                     *           "twr_annual": "6.31",
                     *           "mwr": "5.98",
                     *           "is_mwr_annual": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            returns: components["schemas"]["Returns"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listIntervenerPositions: {
        parameters: {
            query?: {
                key_product?: string;
                /** @description Rows of a page; missing or 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["OpenLimit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "positions": [
                     *           {
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "isin": "ES0109652006",
                     *             "kind": "FI",
                     *             "shares": "1204.345678",
                     *             "nav": "11.398776",
                     *             "nav_date": "2026-11-19",
                     *             "value": "13728.04",
                     *             "cost": "11000.00",
                     *             "gain": "2728.04",
                     *             "gain_percent": "24.80",
                     *             "weight": "100.00",
                     *             "uuid_account": "00000000-0000-5000-8000-000000000020",
                     *             "account_alias": "Ahorro familiar"
                     *           }
                     *         ],
                     *         "totals": {
                     *           "value": "13728.04",
                     *           "cost": "11000.00",
                     *           "gain": "2728.04",
                     *           "gain_percent": "24.80"
                     *         },
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            positions: components["schemas"]["Position"][];
                            totals: components["schemas"]["PositionTotals"];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getIntervenerPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                };
            };
            /** @description The one that the asker has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    replaceIntervenerPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filename": "yo.jpg",
                 *       "content": "/9j/4AAQSkZJRg=="
                 *     }
                 */
                "application/json": components["schemas"]["PhotoUpload"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "photo_version": "5f1d7c0b2a9e4c38"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            photo_version: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    removeIntervenerPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAccountLots: {
        parameters: {
            query?: {
                key_product?: string;
                /** @description Rows of a page; missing or 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["OpenLimit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "lots": [
                     *           {
                     *             "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "acquisition_date": "2015-03-10",
                     *             "origin_product": "10392",
                     *             "name_origin_product": "Almadraba Monetario FI",
                     *             "shares": "120.000000",
                     *             "cost": "1000.00",
                     *             "value": "1372.80",
                     *             "gain": "372.80",
                     *             "gain_percent": "37.28",
                     *             "chain": [
                     *               {
                     *                 "date": "2015-03-10",
                     *                 "kind": "subscription",
                     *                 "key_product": "10392",
                     *                 "name_product": "Almadraba Monetario FI",
                     *                 "uuid_operation": "00000000-0000-5000-8000-000000000007"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "awaiting_fiscal_data": [],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            lots: components["schemas"]["HeldLot"][];
                            /** @description Money of transfers that came without the dates and cost that would make lots of it. */
                            awaiting_fiscal_data: components["schemas"]["AwaitedHistory"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listTaxReports: {
        parameters: {
            query?: {
                year?: number;
                uuid_account?: components["schemas"]["Uuid"];
                /** @description The client whom it is about. Staff name the one they look at; an investor is their own. */
                uuid_intervener?: components["parameters"]["Client"];
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "tax_reports": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "year": 2025,
                     *             "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *             "account_number": "ALM-001001",
                     *             "alias": "Ahorro"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            tax_reports: components["schemas"]["TaxReport"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOrderTypes: {
        parameters: {
            query?: {
                /** @description Of this product; without it of all of the account, available as soon as one of them has it. */
                key_product?: string;
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "order_types": [
                     *           {
                     *             "key": "REEMBOLSO",
                     *             "name": "Reembolso",
                     *             "is_available": false,
                     *             "reasons": [
                     *               {
                     *                 "key": "operation.nothing_held",
                     *                 "text": "No tiene participaciones en este producto.",
                     *                 "remedy": {
                     *                   "key": "choose_product",
                     *                   "text": "Elija otro producto.",
                     *                   "to": "/operate"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            order_types: components["schemas"]["OrderTypeItem"][];
                            total: number;
                            next: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOrderProducts: {
        parameters: {
            query: {
                operation_type: components["schemas"]["OperationType"];
                /** @description Where a transfer comes from; the products then are those that it may go to. */
                key_product_source?: string;
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "isin": "ES0110394000",
                     *             "kind": "FI",
                     *             "family": "MIXTO",
                     *             "risk": 3,
                     *             "is_held": true,
                     *             "held_value": "12450.20",
                     *             "minimum": "100.00",
                     *             "management_fee": "1.35",
                     *             "is_available": true,
                     *             "reasons": []
                     *           }
                     *         ],
                     *         "papers": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000005",
                     *             "key_product": "10394",
                     *             "subcategory": "DFI",
                     *             "filename": "DFI Almadraba Mixto FI.pdf",
                     *             "published_on": "2025-02-16"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            products: components["schemas"]["OrderProduct"][];
                            /** @description What is published of these products, the newest of each kind. */
                            papers: components["schemas"]["ProductPaper"][];
                            total: number;
                            next: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOrderAccounts: {
        parameters: {
            query?: {
                /** @description An order of this type; without it of any. */
                operation_type?: components["schemas"]["OperationType"];
                /** @description Of this product: accounts of another kind are left out. */
                key_product?: string;
                /** @description That account alone. */
                uuid_account?: components["schemas"]["Uuid"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "accounts": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000002",
                     *             "name": "Ahorro",
                     *             "account_number": "ALM-000001",
                     *             "kind": "FI",
                     *             "is_available": true,
                     *             "reasons": []
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            accounts: components["schemas"]["OrderAccount"][];
                            total: number;
                            next: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getOrderTerms: {
        parameters: {
            query: {
                operation_type: components["schemas"]["OperationType"];
                key_product: string;
                key_product_target?: string;
                /** @description Of a benefit what it is paid for; some causes pay from fewer lots. */
                pp_redemption_cause?: components["schemas"]["RedemptionCause"];
                pp_compartment?: components["schemas"]["Compartment"];
                /** @description Of a benefit whether it is put off; its dates follow it. */
                pp_redemption_defer?: components["schemas"]["RedemptionDefer"];
                /** @description Day before which it is not paid. */
                pp_redemption_defer_date?: components["schemas"]["PlainDate"];
                /** @description First date of a periodic order; today where it is not known. */
                per_start_date?: components["schemas"]["PlainDate"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "terms": {
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "operation_type": "REEMBOLSO",
                     *           "key_product": "10394",
                     *           "name_product": "Almadraba Mixto FI",
                     *           "kind": "F",
                     *           "key_product_target": null,
                     *           "name_product_target": null,
                     *           "shown": "3b0f6c1e5a7d9c24.7c1e5a7d9c243b0f",
                     *           "availability": {
                     *             "is_available": true,
                     *             "reasons": [],
                     *             "has_to_send_certificate": false
                     *           },
                     *           "minimum": {
                     *             "gross_amount": "0.01",
                     *             "net_amount": "0.01",
                     *             "shares": "0.000001"
                     *           },
                     *           "maximum": {
                     *             "gross_amount": "1000.00",
                     *             "net_amount": "980.00",
                     *             "shares": "87.412345"
                     *           },
                     *           "maximum_partial": {
                     *             "gross_amount": "900.00",
                     *             "net_amount": "882.00",
                     *             "shares": "78.671110"
                     *           },
                     *           "maximum_by_period": null,
                     *           "total": {
                     *             "gross_amount": "1000.00",
                     *             "net_amount": "980.00",
                     *             "shares": "87.412345"
                     *           },
                     *           "remaining_minimum": "100.00",
                     *           "has_redemption_in_progress": false,
                     *           "lock": null,
                     *           "contribution": null,
                     *           "papers": [],
                     *           "to_confirm": [
                     *             "has_read_dfi",
                     *             "has_read_report"
                     *           ],
                     *           "documents_to_send": [],
                     *           "acknowledgement": {
                     *             "kind": "none",
                     *             "phrase": null
                     *           },
                     *           "pay_methods": [],
                     *           "bank_accounts": [],
                     *           "is_beneficiary": false,
                     *           "benefit_running": null,
                     *           "cause_since": null,
                     *           "own_isins": [],
                     *           "own_plan_codes": [],
                     *           "waits_for": [
                     *             "SIGNATURE"
                     *           ],
                     *           "dates": {
                     *             "cut_off": "2026-11-20T13:00:00Z",
                     *             "nav_date": "2026-11-20",
                     *             "publication_date": "2026-11-23",
                     *             "value_date": "2026-11-20",
                     *             "settlement_date": "2026-11-25",
                     *             "target_nav_date": null,
                     *             "closing_days": []
                     *           },
                     *           "nav": "11.440032",
                     *           "nav_date": "2026-11-19",
                     *           "fees": {
                     *             "subscription": "0.00",
                     *             "redemption": "0.00",
                     *             "management": "1.75",
                     *             "depositary": "0.05"
                     *           },
                     *           "target_fees": null,
                     *           "orderers": [
                     *             {
                     *               "role": "TITULAR",
                     *               "condition": null
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            terms: components["schemas"]["OrderTerms"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    previewOperationChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "change": "EDIT",
                 *       "gross_amount": "150.00"
                 *     }
                 */
                "application/json": components["schemas"]["OperationChangeRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "change": {
                     *           "change": "EDIT",
                     *           "terms": [
                     *             {
                     *               "key": "gross_amount",
                     *               "label": "Importe bruto",
                     *               "amount": {
                     *                 "before": "100.00",
                     *                 "after": "150.00"
                     *               }
                     *             }
                     *           ],
                     *           "next": {
                     *             "deadline": "2026-12-01T13:00:00Z",
                     *             "nav_date": null,
                     *             "settlement_date": null,
                     *             "payment_date": null,
                     *             "money_back": null
                     *           },
                     *           "fees": null,
                     *           "reasons": [],
                     *           "shown": "3b0f6c1e5a7d9c24.7c1e5a7d9c243b0f"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            change: components["schemas"]["OperationChange"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getOperationReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                receiptId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "receipt": {
                     *           "uuid": "00000000-0000-5000-8000-000000000012",
                     *           "uuid_operation": "00000000-0000-5000-8000-000000000007",
                     *           "kind": "CHANGED",
                     *           "sent_at": "2026-11-20T11:00:00Z",
                     *           "sent_by": "Ana Robles Vidal",
                     *           "reference": "00000000",
                     *           "operation_reference": "00000000",
                     *           "terms": [
                     *             {
                     *               "key": "gross_amount",
                     *               "label": "Importe bruto",
                     *               "amount": {
                     *                 "before": "1000.00",
                     *                 "after": "1500.00"
                     *               }
                     *             }
                     *           ],
                     *           "next": {
                     *             "deadline": null,
                     *             "nav_date": "2026-11-20",
                     *             "settlement_date": "2026-11-24",
                     *             "payment_date": null,
                     *             "money_back": null
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            receipt: components["schemas"]["OperationReceipt"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    projectOperation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid_account": "00000000-0000-5000-8000-000000000002",
                 *       "key_product": "10394",
                 *       "operation_type": "SOLICITUD_SUSCRIPCION_PERIODICA",
                 *       "gross_amount": "100.00",
                 *       "per_period": "MENSUAL",
                 *       "per_start_date": "2026-12-01"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectionRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "projection": {
                     *           "purchase": null,
                     *           "dates": null,
                     *           "charges": [
                     *             {
                     *               "date": "2026-12-01",
                     *               "nominal_date": "2026-12-01",
                     *               "amount": "100.00",
                     *               "closing_day": null
                     *             }
                     *           ],
                     *           "years": [
                     *             {
                     *               "year": 2026,
                     *               "charges": 1,
                     *               "total": "100.00"
                     *             }
                     *           ],
                     *           "yearly_total": "1200.00",
                     *           "increase_text": null,
                     *           "contribution": null,
                     *           "reasons": [],
                     *           "warnings": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            projection: components["schemas"]["Projection"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    downloadTaxReport: {
        parameters: {
            query?: {
                year?: number;
                date?: components["schemas"]["PlainDate"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    downloadProductDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: string;
                docId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getKycAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "answers": {
                     *           "SITUACION_LABORAL": "CUENTA_AJENA",
                     *           "ORIGEN_PATRIMONIO": [
                     *             "SALARIO"
                     *           ],
                     *           "TITULARES_REALES": [
                     *             {
                     *               "NOMBRE": "Eva Ruiz",
                     *               "PORCENTAJE": "60.00"
                     *             }
                     *           ]
                     *         },
                     *         "created_at": "2026-01-15T10:00:00Z",
                     *         "expires_on": "2031-01-15",
                     *         "would_expire_on": "2031-11-20",
                     *         "before": [
                     *           {
                     *             "key": "SITUACION_LABORAL",
                     *             "answer": "CUENTA_AJENA"
                     *           },
                     *           {
                     *             "key": "ORIGEN_PATRIMONIO",
                     *             "answer": [
                     *               "SALARIO"
                     *             ]
                     *           }
                     *         ],
                     *         "waiting": null,
                     *         "sha256": null,
                     *         "seen": [],
                     *         "lines": [
                     *           {
                     *             "id": "1",
                     *             "section": "Situación laboral",
                     *             "question": "¿Cuál es su situación laboral?",
                     *             "answer": "Trabajo por cuenta ajena",
                     *             "change": null
                     *           }
                     *         ],
                     *         "asked": {
                     *           "questions": [
                     *             "ORIGEN_PATRIMONIO"
                     *           ],
                     *           "count": 1,
                     *           "reason": "Falta decir de dónde viene el dinero de la última suscripción.",
                     *           "asked_at": "2026-11-20T11:00:00Z"
                     *         },
                     *         "on_record": {
                     *           "tax_residence": "ESP",
                     *           "founded_on": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * @description As they were sent, with what the questionnaire begins: those of one that waits for its signature,
                             *     else those that count. While single questions are asked again, the others are those that count.
                             */
                            answers: {
                                [key: string]: components["schemas"]["KycAnswer"];
                            };
                            /** @description The questions that the one asked which counts, each with its answer. */
                            before: {
                                key: string;
                                answer: components["schemas"]["KycAnswer"] | null;
                            }[];
                            /** @description Of the one that counts, the last that was signed. */
                            created_at: components["schemas"]["Instant"] | null;
                            expires_on: components["schemas"]["PlainDate"] | null;
                            /**
                             * @description Until when one counts that is answered today: where single questions are asked again, as long as
                             *     the one that it completes.
                             */
                            would_expire_on: components["schemas"]["PlainDate"] | null;
                            /** @description One that was answered since and does not count, for it is not signed. */
                            waiting: {
                                uuid: components["schemas"]["Uuid"];
                                created_at: components["schemas"]["Instant"];
                            } | null;
                            /** @description For staff: what of it the client sees, and may be asked again. */
                            askable?: {
                                key: string;
                            }[];
                            /** @description Of the text that is kept of the one that counts, from which a renewal starts; null where answers alone are. */
                            sha256: components["schemas"]["Sha256"] | null;
                            /** @description What of it was asked in the words in which it is asked today. */
                            seen: string[];
                            /** @description What the one that counts asked and what was answered, in the words that were read. */
                            lines: components["schemas"]["KycLine"][];
                            /** @description What staff ask again until a questionnaire that answers it is signed; null when nothing is. */
                            asked: components["schemas"]["KycAsked"] | null;
                            /** @description What is on record of them, which the answers do not contradict. */
                            on_record: {
                                /** @description Null where it is known of nowhere. */
                                tax_residence: components["schemas"]["CountryKey"] | null;
                                /** @description Of a legal person. */
                                founded_on: components["schemas"]["PlainDate"] | null;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getIntervenerKyc: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                version: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "kyc": {
                     *           "uuid": "00000000-0000-5000-8000-000000000018",
                     *           "version": 3,
                     *           "created_at": "2026-11-20T11:00:00Z",
                     *           "expires_on": "2031-11-20",
                     *           "status": "SIGNED",
                     *           "answers": [
                     *             {
                     *               "key": "SITUACION_LABORAL",
                     *               "value": "JUBILADO"
                     *             }
                     *           ]
                     *         },
                     *         "title": "Conocimiento del cliente",
                     *         "sha256": null,
                     *         "lines": [
                     *           {
                     *             "id": "1",
                     *             "section": "Situación laboral",
                     *             "question": "¿Cuál es su situación laboral?",
                     *             "answer": "Jubilado",
                     *             "change": "CHANGED"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            kyc: components["schemas"]["Kyc"];
                            /** @description Of the form; null where no form is kept. */
                            title: string | null;
                            /** @description Of the text that is kept; null where answers alone are. */
                            sha256: components["schemas"]["Sha256"] | null;
                            lines: components["schemas"]["KycLine"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    askKycAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "questions": [
                 *         "ORIGEN_PATRIMONIO"
                 *       ],
                 *       "reason": "Falta decir de dónde viene el dinero."
                 *     }
                 */
                "application/json": components["schemas"]["KycRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "asked": {
                     *           "questions": [
                     *             "ORIGEN_PATRIMONIO"
                     *           ],
                     *           "count": 1,
                     *           "reason": "Falta decir de dónde viene el dinero.",
                     *           "asked_at": "2026-11-20T11:00:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            asked: components["schemas"]["KycAsked"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getUsIndicia: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "indicia": [
                     *           "birthplace",
                     *           "telephone"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            indicia: components["schemas"]["UsIndicium"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getTaxAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "fatca": {
                     *           "fatca_status": "NON_US_PERSON"
                     *         },
                     *         "crs": {
                     *           "residences": [
                     *             {
                     *               "tin_country": "ESP",
                     *               "tin_code": "12345678Z"
                     *             }
                     *           ]
                     *         },
                     *         "classes": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * @description As it was declared last: one that waits for its signature, else the one in force; before the
                             *     first, what the KYC questionnaire says.
                             */
                            fatca: components["schemas"]["Fatca"] | null;
                            /**
                             * @description The same, with its residences as a list; before the first declaration, the residences on file
                             *     and those of the KYC questionnaire.
                             */
                            crs: components["schemas"]["Crs"] | null;
                            /** @description What the KYC questionnaire in force says that an entity is; null of a person. */
                            classes: {
                                crs: string | null;
                                fatca: string | null;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getDraftData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "draft_data": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000031",
                     *             "section": "CONTACT",
                     *             "changes": [
                     *               {
                     *                 "field": "mobile_phone",
                     *                 "old": "600000001",
                     *                 "new": "600000002"
                     *               }
                     *             ],
                     *             "since": "2026-11-20T11:00:00Z",
                     *             "by": "Ana Robles Vidal",
                     *             "needs": "CONFIRMATION"
                     *           }
                     *         ],
                     *         "lines": [
                     *           {
                     *             "id": "00000000-0000-5000-8000-000000000031/mobile_phone",
                     *             "section": "CONTACT",
                     *             "field": "Teléfono móvil",
                     *             "old": "600000001",
                     *             "new": "600000002",
                     *             "since": "2026-11-20T11:00:00Z",
                     *             "by": "Ana Robles Vidal",
                     *             "needs": "CONFIRMATION"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            draft_data: components["schemas"]["DraftData"][];
                            /** @description Every change on its own, in words. */
                            lines: components["schemas"]["DraftLine"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    discardDraftData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    validateDraftData: {
        parameters: {
            query?: never;
            header?: {
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "intervener": {
                     *           "uuid": "00000000-0000-5000-8000-000000000001",
                     *           "type": "F",
                     *           "intervener_status": "VALIDADO",
                     *           "personal_data": {
                     *             "name": "Ana",
                     *             "lastname_1": "Robles",
                     *             "lastname_2": "Vidal",
                     *             "birthdate": "1984-05-17",
                     *             "is_minor": false,
                     *             "document_type": "DNI",
                     *             "document_number": "12345678Z",
                     *             "is_document_permanent": false,
                     *             "document_expiration_date": "2031-03-01"
                     *           },
                     *           "contacts": {
                     *             "email": "ana@example.test",
                     *             "mobile_phone": "600000002"
                     *           },
                     *           "has_draft_data": false,
                     *           "has_pending_docs_signed": false,
                     *           "has_docs_signed": true,
                     *           "has_docs_validated": true,
                     *           "source_system": null
                     *         },
                     *         "draft_data": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            intervener: components["schemas"]["Intervener"];
                            /** @description What still waits. */
                            draft_data: components["schemas"]["DraftData"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPoll: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "poll": {
                     *           "uuid": "00000000-0000-5000-8000-000000000017",
                     *           "title": "¿Qué le parece su área privada?",
                     *           "is_open": true,
                     *           "is_answered": true,
                     *           "state": "ANSWERED",
                     *           "closes_on": "2026-12-31",
                     *           "form": "poll-area",
                     *           "answered_at": "2026-11-20T11:00:00Z",
                     *           "questions": [
                     *             {
                     *               "key": "ease",
                     *               "text": "¿Le resulta fácil encontrar lo que busca?",
                     *               "order": 10,
                     *               "is_multiple": false,
                     *               "options": [
                     *                 {
                     *                   "key": "ALWAYS",
                     *                   "text": "Casi siempre"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "given": [
                     *             {
                     *               "question": "¿Le resulta fácil encontrar lo que busca?",
                     *               "answer": "Casi siempre"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            poll: components["schemas"]["Poll"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listTranscripts: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "transcripts": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000041",
                     *             "call": "answerAgnosticTest",
                     *             "form": "convenience",
                     *             "title": "Test de conveniencia",
                     *             "about": "Ana Ruiz Sanz",
                     *             "answered_by": null,
                     *             "state": null,
                     *             "language": "es",
                     *             "created_at": "2026-11-20T11:00:00Z",
                     *             "sha256": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            transcripts: components["schemas"]["TranscriptEntry"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getTranscript: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                transcriptId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "sha256": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *         "transcript": {
                     *           "call": "answerAgnosticTest",
                     *           "about": "00000000-0000-5000-8000-000000000001",
                     *           "by": "00000000-0000-5000-8000-000000000001",
                     *           "at": "2026-11-20T11:00:00Z",
                     *           "language": "es",
                     *           "release": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "form": {
                     *             "id": "convenience",
                     *             "hash": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *             "title": "Test de conveniencia"
                     *           },
                     *           "named": true,
                     *           "sections": [
                     *             {
                     *               "title": "Estudios",
                     *               "lines": [
                     *                 {
                     *                   "name": "NIVEL_ESTUDIOS",
                     *                   "label": "¿Qué estudios tiene?",
                     *                   "value": "POSGRADO",
                     *                   "displayed": "Posgrado"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            sha256: components["schemas"]["Sha256"];
                            transcript: components["schemas"]["Transcript"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    downloadTranscript: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                transcriptId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listWards: {
        parameters: {
            query?: {
                /** @description This one of them alone. */
                ward?: components["schemas"]["Uuid"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "wards": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000002",
                     *             "name": "Nora Gil Prado",
                     *             "birthdate": "2012-03-09",
                     *             "kyc_state": "missing",
                     *             "kyc_expires_on": null,
                     *             "is_kyc_unsigned": false,
                     *             "kyc_asked": null,
                     *             "fatca_state": "missing",
                     *             "crs_state": "valid",
                     *             "is_tax_unsigned": false,
                     *             "data_state": "missing",
                     *             "missing": [
                     *               "GUARDIANSHIP"
                     *             ],
                     *             "is_data_unvalidated": false
                     *           }
                     *         ],
                     *         "owing": 1,
                     *         "incomplete": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            wards: components["schemas"]["Ward"][];
                            /** @description Of how many a questionnaire or a tax declaration is to be answered, again or to be signed. */
                            owing: number;
                            /** @description Of how many data is missing, or a change of it is to be validated. */
                            incomplete: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listDeclarationDossiers: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "dossiers": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000018",
                     *             "kind": "KYC",
                     *             "state": "SIGNED",
                     *             "made_at": "2026-11-20T11:00:00Z",
                     *             "filename": "expediente-00000000.pdf"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            dossiers: components["schemas"]["DeclarationDossier"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    downloadDeclarationDossier: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                dossierId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOperationDossiers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "dossiers": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000005",
                     *             "name": "Expediente de la operación 00000000",
                     *             "filename": "expediente-00000000.pdf"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            dossiers: {
                                uuid: components["schemas"]["Uuid"];
                                name: string;
                                filename: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    downloadOperationDossier: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getDraft: {
        parameters: {
            query: {
                hash: components["schemas"]["Sha256"];
                /** @description What the form is answered about (an account, a product); without it nothing in particular. */
                about?: components["parameters"]["DraftAbout"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                form: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "draft": {
                     *           "form": "contact",
                     *           "about": "",
                     *           "hash": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "answers": {
                     *             "subject": "Ana Robles"
                     *           },
                     *           "updated_at": "2026-11-20T11:00:00Z",
                     *           "idempotency_key": "5f0c7d1e-6a50-4b0c-9d3e-2f1a8b7c6d5e",
                     *           "sent": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Null when nothing is kept for this version of the form. */
                            draft: components["schemas"]["Draft"] | null;
                            /** @description What was kept for another version of the form, by whose hash it says which questions it answers. */
                            earlier?: components["schemas"]["Draft"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    saveDraft: {
        parameters: {
            query: {
                hash: components["schemas"]["Sha256"];
                /** @description What the form is answered about (an account, a product); without it nothing in particular. */
                about?: components["parameters"]["DraftAbout"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                form: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": {
                 *         "subject": "Ana Robles"
                 *       }
                 *     }
                 */
                "application/json": {
                    answers: components["schemas"]["DraftAnswers"];
                    idempotency_key?: components["schemas"]["DraftIdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "draft": {
                     *           "form": "contact",
                     *           "about": "",
                     *           "hash": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "answers": {
                     *             "subject": "Ana Robles"
                     *           },
                     *           "updated_at": "2026-11-20T11:00:00Z",
                     *           "idempotency_key": "5f0c7d1e-6a50-4b0c-9d3e-2f1a8b7c6d5e",
                     *           "sent": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            draft: components["schemas"]["Draft"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: {
                hash?: components["schemas"]["Sha256"];
                /** @description What the form is answered about (an account, a product); without it nothing in particular. */
                about?: components["parameters"]["DraftAbout"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                form: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listIntervenerIssues: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "issues": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000041",
                     *             "subject": "Solicitud info: Ana Robles",
                     *             "description": "¿Cuándo se liquida mi reembolso?",
                     *             "status": "OPEN",
                     *             "created_at": "2026-11-20T08:00:00Z",
                     *             "expires_on": "2026-11-27T08:00:00Z",
                     *             "answers": []
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            issues: components["schemas"]["Issue"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getIntervenerIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                issueId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "issue": {
                     *           "uuid": "00000000-0000-5000-8000-000000000041",
                     *           "subject": "Solicitud info: Ana Robles",
                     *           "description": "¿Cuándo se liquida mi reembolso?",
                     *           "status": "OPEN",
                     *           "created_at": "2026-11-20T08:00:00Z",
                     *           "expires_on": "2026-11-27T08:00:00Z",
                     *           "answers": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            issue: components["schemas"]["Issue"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStaffDocuments: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "documents": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000012",
                     *             "section": "INTERVENER",
                     *             "uuid_owner": "00000000-0000-5000-8000-000000000001",
                     *             "owner": "Ana Robles Vidal",
                     *             "filename": "dni.pdf",
                     *             "category": "DOCUMENTATION",
                     *             "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "named_as": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *             "is_signed": true,
                     *             "validation": "PENDIENTE",
                     *             "validation_reason": null,
                     *             "uuid_bank_account": null,
                     *             "has_original": false,
                     *             "created_at": "2026-11-20T11:00:00Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            documents: components["schemas"]["StaffDocument"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    downloadOriginalDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as it was sent */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    validateDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "result": "VALIDADO"
                 *     }
                 */
                "application/json": components["schemas"]["Verdict"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "document": {
                     *           "uuid": "00000000-0000-5000-8000-000000000012",
                     *           "section": "INTERVENER",
                     *           "uuid_owner": "00000000-0000-5000-8000-000000000001",
                     *           "owner": "Ana Robles Vidal",
                     *           "filename": "dni.pdf",
                     *           "category": "DOCUMENTATION",
                     *           "subcategory": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *           "named_as": "DOCUMENTO_IDENTIFICATIVO_PF_ANVERSO",
                     *           "is_signed": true,
                     *           "validation": "PENDIENTE",
                     *           "validation_reason": null,
                     *           "uuid_bank_account": null,
                     *           "has_original": false,
                     *           "created_at": "2026-11-20T11:00:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            document: components["schemas"]["StaffDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPromiseRates: {
        parameters: {
            query?: {
                /** @description Day of execution from which on; a year ago where it is not given. */
                since?: components["schemas"]["PlainDate"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "orders": 12,
                     *             "kept": 9,
                     *             "moved": [
                     *               {
                     *                 "cause": "MONEY",
                     *                 "orders": 3
                     *               }
                     *             ],
                     *             "unexplained": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            products: components["schemas"]["PromiseRate"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStaffBankAccounts: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "bank_accounts": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000003",
                     *             "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *             "account_number": "ALM-001001",
                     *             "iban_code": "ES9121000418450200051332",
                     *             "swift_code": null,
                     *             "status": "PENDIENTE",
                     *             "certificate": "PENDIENTE"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            bank_accounts: components["schemas"]["StaffBankAccount"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    validateBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "result": "VALIDADO"
                 *     }
                 */
                "application/json": components["schemas"]["Verdict"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "bank_account": {
                     *           "uuid": "00000000-0000-5000-8000-000000000003",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "account_number": "ALM-001001",
                     *           "iban_code": "ES9121000418450200051332",
                     *           "swift_code": null,
                     *           "status": "PENDIENTE",
                     *           "certificate": "PENDIENTE"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            bank_account: components["schemas"]["StaffBankAccount"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStaffDraftData: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "draft_data": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000031",
                     *             "uuid_intervener": "00000000-0000-5000-8000-000000000001",
                     *             "name": "Ana Robles Vidal",
                     *             "section": "CONTACT",
                     *             "changes": [
                     *               {
                     *                 "field": "mobile_phone",
                     *                 "old": "600000001",
                     *                 "new": "600000002"
                     *               }
                     *             ],
                     *             "since": "2026-11-20T11:00:00Z",
                     *             "uuid_document": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            draft_data: components["schemas"]["StaffDraftData"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    validateStaffDraftData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "result": "VALIDADO"
                 *     }
                 */
                "application/json": components["schemas"]["Verdict"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStaffInterveners: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "interveners": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000001",
                     *             "type": "F",
                     *             "name": "Ana Robles Vidal",
                     *             "document_number": "12345678Z",
                     *             "intervener_status": "SIGNED",
                     *             "has_docs_validated": false,
                     *             "has_draft_data": false,
                     *             "pending_documents": 1,
                     *             "moves": [
                     *               "REGISTERED",
                     *               "BLOQUEADO",
                     *               "BLOQUEADO_AML"
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            interveners: components["schemas"]["StaffIntervener"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    changeIntervenerStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "intervener_status": "VALIDADO"
                 *     }
                 */
                "application/json": components["schemas"]["IntervenerStatusChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "intervener": {
                     *           "uuid": "00000000-0000-5000-8000-000000000001",
                     *           "type": "F",
                     *           "name": "Ana Robles Vidal",
                     *           "document_number": "12345678Z",
                     *           "intervener_status": "SIGNED",
                     *           "has_docs_validated": false,
                     *           "has_draft_data": false,
                     *           "pending_documents": 1,
                     *           "moves": [
                     *             "REGISTERED",
                     *             "BLOQUEADO",
                     *             "BLOQUEADO_AML"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            intervener: components["schemas"]["StaffIntervener"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getTaxExemptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "tax_exemptions": {
                     *           "type": "J",
                     *           "current": {
                     *             "regime": "LEY_49_2002",
                     *             "since": "2026-01-01",
                     *             "until": null
                     *           },
                     *           "records": [
                     *             {
                     *               "uuid": "00000000-0000-5000-8000-000000000009",
                     *               "regime": "LEY_49_2002",
                     *               "since": "2026-01-01",
                     *               "until": null,
                     *               "uuid_document": "00000000-0000-5000-8000-000000000005",
                     *               "decided_by": "staff.ops",
                     *               "decided_at": "2026-11-20T11:00:00Z"
                     *             }
                     *           ],
                     *           "proofs": [
                     *             {
                     *               "uuid": "00000000-0000-5000-8000-000000000005",
                     *               "filename": "certificado-censal.pdf",
                     *               "validation": "VALIDADO",
                     *               "created_at": "2026-11-19T10:00:00Z"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            tax_exemptions: components["schemas"]["TaxExemptions"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setTaxExemption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-01-01"
                 *     }
                 */
                "application/json": components["schemas"]["TaxExemptionChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "tax_exemptions": {
                     *           "type": "J",
                     *           "current": {
                     *             "regime": "LEY_49_2002",
                     *             "since": "2026-01-01",
                     *             "until": null
                     *           },
                     *           "records": [
                     *             {
                     *               "uuid": "00000000-0000-5000-8000-000000000009",
                     *               "regime": "LEY_49_2002",
                     *               "since": "2026-01-01",
                     *               "until": null,
                     *               "uuid_document": "00000000-0000-5000-8000-000000000005",
                     *               "decided_by": "staff.ops",
                     *               "decided_at": "2026-11-20T11:00:00Z"
                     *             }
                     *           ],
                     *           "proofs": [
                     *             {
                     *               "uuid": "00000000-0000-5000-8000-000000000005",
                     *               "filename": "certificado-censal.pdf",
                     *               "validation": "VALIDADO",
                     *               "created_at": "2026-11-19T10:00:00Z"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            tax_exemptions: components["schemas"]["TaxExemptions"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getContributorSituations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "situations": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000009",
                     *             "in_employment_plan": true,
                     *             "is_self_employed": false,
                     *             "has_disability": false,
                     *             "net_income": "32000.00",
                     *             "reason": "Certificado de la empresa.",
                     *             "decided_by": "staff.ops",
                     *             "decided_at": "2026-11-20T11:00:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            situations: components["schemas"]["ContributorSituation"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setContributorSituation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "in_employment_plan": true,
                 *       "is_self_employed": false,
                 *       "has_disability": false,
                 *       "net_income": "32000.00",
                 *       "reason": "Certificado de la empresa."
                 *     }
                 */
                "application/json": components["schemas"]["ContributorSituationChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "situations": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000009",
                     *             "in_employment_plan": true,
                     *             "is_self_employed": false,
                     *             "has_disability": false,
                     *             "net_income": "32000.00",
                     *             "reason": "Certificado de la empresa.",
                     *             "decided_by": "staff.ops",
                     *             "decided_at": "2026-11-20T11:00:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            situations: components["schemas"]["ContributorSituation"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    confirmContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Ha venido a la oficina con su DNI."
                 *     }
                 */
                "application/json": components["schemas"]["ContactConfirmation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStaffAlerts: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "alerts": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000040",
                     *             "kind": "NAV_MISSING",
                     *             "subject": "10394/2026-11-18",
                     *             "message": "Falta el valor liquidativo de Almadraba Mixto FI del 18-nov-2026. Operaciones que lo esperan: 2.",
                     *             "facts": {
                     *               "product": "Almadraba Mixto FI",
                     *               "date": "18-nov-2026",
                     *               "operations": "2"
                     *             },
                     *             "created_at": "2026-11-20T08:00:00Z",
                     *             "resolved_at": null,
                     *             "is_closable": false
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            alerts: components["schemas"]["StaffAlert"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStaffAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "alert": {
                     *           "uuid": "00000000-0000-5000-8000-000000000040",
                     *           "kind": "OCCURRENCE_SKIPPED",
                     *           "subject": "00000000-0000-5000-8000-000000000004",
                     *           "message": "No se ha hecho la operación periódica.",
                     *           "facts": {},
                     *           "created_at": "2026-11-20T08:00:00Z",
                     *           "resolved_at": null,
                     *           "is_closable": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            alert: components["schemas"]["StaffAlert"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    closeStaffAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Hablado con el cliente."
                 *     }
                 */
                "application/json": components["schemas"]["AlertClosing"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "alert": {
                     *           "uuid": "00000000-0000-5000-8000-000000000040",
                     *           "kind": "OCCURRENCE_SKIPPED",
                     *           "subject": "00000000-0000-5000-8000-000000000004",
                     *           "message": "No se ha hecho la operación periódica.",
                     *           "facts": {},
                     *           "created_at": "2026-11-20T08:00:00Z",
                     *           "resolved_at": "2026-11-20T09:00:00Z",
                     *           "is_closable": false,
                     *           "note": "Hablado con el cliente.",
                     *           "closed_by": "Empleada de operaciones"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            alert: components["schemas"]["StaffAlert"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStaffIssues: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "issues": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000041",
                     *             "subject": "Solicitud info: Ana Robles",
                     *             "description": "¿Cuándo se liquida mi reembolso?",
                     *             "status": "OPEN",
                     *             "uuid_intervener": "00000000-0000-5000-8000-000000000001",
                     *             "intervener": "Ana Robles Vidal",
                     *             "created_at": "2026-11-20T08:00:00Z",
                     *             "expires_on": "2026-11-27T08:00:00Z",
                     *             "answers": [],
                     *             "documents": []
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            issues: components["schemas"]["StaffIssue"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStaffIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "issue": {
                     *           "uuid": "00000000-0000-5000-8000-000000000041",
                     *           "subject": "Solicitud info: Ana Robles",
                     *           "description": "¿Cuándo se liquida mi reembolso?",
                     *           "status": "OPEN",
                     *           "uuid_intervener": "00000000-0000-5000-8000-000000000001",
                     *           "intervener": "Ana Robles Vidal",
                     *           "created_at": "2026-11-20T08:00:00Z",
                     *           "expires_on": "2026-11-27T08:00:00Z",
                     *           "answers": [],
                     *           "documents": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            issue: components["schemas"]["StaffIssue"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    answerIssue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Mañana.",
                 *       "status": "CLOSED"
                 *     }
                 */
                "application/json": components["schemas"]["IssueReply"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "issue": {
                     *           "uuid": "00000000-0000-5000-8000-000000000041",
                     *           "subject": "Solicitud info: Ana Robles",
                     *           "description": "¿Cuándo se liquida mi reembolso?",
                     *           "status": "CLOSED",
                     *           "uuid_intervener": "00000000-0000-5000-8000-000000000001",
                     *           "intervener": "Ana Robles Vidal",
                     *           "created_at": "2026-11-20T08:00:00Z",
                     *           "expires_on": "2026-11-27T08:00:00Z",
                     *           "answers": [
                     *             {
                     *               "uuid": "00000000-0000-5000-8000-000000000043",
                     *               "text": "Mañana.",
                     *               "answered_at": "2026-11-20T09:00:00Z"
                     *             }
                     *           ],
                     *           "documents": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            issue: components["schemas"]["StaffIssue"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    changeIssueStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "IN_PROGRESS"
                 *     }
                 */
                "application/json": components["schemas"]["IssueStatusChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "issue": {
                     *           "uuid": "00000000-0000-5000-8000-000000000041",
                     *           "subject": "Solicitud info: Ana Robles",
                     *           "description": "¿Cuándo se liquida mi reembolso?",
                     *           "status": "IN_PROGRESS",
                     *           "uuid_intervener": "00000000-0000-5000-8000-000000000001",
                     *           "intervener": "Ana Robles Vidal",
                     *           "created_at": "2026-11-20T08:00:00Z",
                     *           "expires_on": "2026-11-27T08:00:00Z",
                     *           "answers": [],
                     *           "documents": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            issue: components["schemas"]["StaffIssue"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStaffPartyRequests: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "party_requests": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000042",
                     *             "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *             "account_number": "ALM-001001",
                     *             "account_type": "PHYSICAL_ACCOUNT",
                     *             "name": "Eva Prado",
                     *             "role": "AUTORIZADO",
                     *             "document_type": "DNI",
                     *             "document_number": "11111111H",
                     *             "email": "eva@example.test",
                     *             "mobile_phone": null,
                     *             "status": "PENDING",
                     *             "is_known": false,
                     *             "requested_by": "Ana Robles Vidal",
                     *             "requested_at": "2026-11-20T08:00:00Z",
                     *             "decided_at": null,
                     *             "reason": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            party_requests: components["schemas"]["StaffPartyRequest"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStaffPartyRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "party_request": {
                     *           "uuid": "00000000-0000-5000-8000-000000000042",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "account_number": "ALM-001001",
                     *           "account_type": "PHYSICAL_ACCOUNT",
                     *           "name": "Eva Prado",
                     *           "role": "AUTORIZADO",
                     *           "document_type": "DNI",
                     *           "document_number": "11111111H",
                     *           "email": "eva@example.test",
                     *           "mobile_phone": null,
                     *           "status": "PENDING",
                     *           "is_known": false,
                     *           "requested_by": "Ana Robles Vidal",
                     *           "requested_at": "2026-11-20T08:00:00Z",
                     *           "decided_at": null,
                     *           "reason": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            party_request: components["schemas"]["StaffPartyRequest"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    decidePartyRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "result": "RECHAZADO",
                 *       "reason": "Falta la autorización firmada."
                 *     }
                 */
                "application/json": components["schemas"]["PartyVerdict"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "party_request": {
                     *           "uuid": "00000000-0000-5000-8000-000000000042",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "account_number": "ALM-001001",
                     *           "account_type": "PHYSICAL_ACCOUNT",
                     *           "name": "Eva Prado",
                     *           "role": "AUTORIZADO",
                     *           "document_type": "DNI",
                     *           "document_number": "11111111H",
                     *           "email": "eva@example.test",
                     *           "mobile_phone": null,
                     *           "status": "REJECTED",
                     *           "is_known": false,
                     *           "requested_by": "Ana Robles Vidal",
                     *           "requested_at": "2026-11-20T08:00:00Z",
                     *           "decided_at": "2026-11-20T09:00:00Z",
                     *           "reason": "Falta la autorización firmada."
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            party_request: components["schemas"]["StaffPartyRequest"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listRegistryBatches: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "batches": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000041",
                     *             "filename": "RD_ALMADRABA_20261120_0001.txt",
                     *             "day": "2026-11-20",
                     *             "sequence": 1,
                     *             "operations": 12,
                     *             "cancellations": 1,
                     *             "size": 9060,
                     *             "created_at": "2026-11-20T08:00:00Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            batches: components["schemas"]["RegistryBatch"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    downloadRegistryBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStaffOperations: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
                /** @description UTF-8 JSON in base64. */
                $filter?: components["parameters"]["Filter"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operations": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000007",
                     *             "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *             "account_number": "ALM-001001",
                     *             "operation_type": "SUSCRIPCION",
                     *             "operation_status": "SIGNED",
                     *             "key_product": "10394",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "gross_amount": "1000.00",
                     *             "shares": null,
                     *             "channel": "ONLINE",
                     *             "request_date": "2026-11-20T11:00:00Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            operations: components["schemas"]["StaffOperation"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    reconcileOperation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "1000.00",
                 *       "reference": "EXT-2026-11-20/0042"
                 *     }
                 */
                "application/json": components["schemas"]["ArrivedMoney"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "reconciliation": {
                     *           "uuid_operation": "00000000-0000-5000-8000-000000000007",
                     *           "amount": "1000.00",
                     *           "reconciled_on": "2026-11-20T11:00:00Z",
                     *           "source": "STAFF",
                     *           "reference": "EXT-2026-11-20/0042",
                     *           "is_allocated": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            reconciliation: components["schemas"]["Reconciliation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getFiscalHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "fiscal_history": {
                     *           "uuid_operation": "00000000-0000-5000-8000-000000000007",
                     *           "reference": "2026112000000042",
                     *           "xt_entity": "Gestora Cardenal SGIIC",
                     *           "xt_isin_code": "ES0138911033",
                     *           "pp_xt_dgs_code": null,
                     *           "nav_date": "2026-11-20",
                     *           "settlement_date": "2026-11-25",
                     *           "shares": "50.000000",
                     *           "net_amount": "1050.00",
                     *           "withholding": "0.00",
                     *           "lots": [
                     *             {
                     *               "acquisition_date": "2015-01-12",
                     *               "shares": "50.000000",
                     *               "cost": "700.00"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            fiscal_history: components["schemas"]["FiscalHistory"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    receiveTransferRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "2026112000000042",
                 *       "account_number": "ALM-001001",
                 *       "document": "12345678Z",
                 *       "key_product": "10394",
                 *       "amount_shares_indicator": "B",
                 *       "gross_amount": "1000.00",
                 *       "xt_entity": "Gestora Cardenal SGIIC",
                 *       "xt_isin_code": "ES0138911033"
                 *     }
                 */
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operation": {
                     *           "uuid": "00000000-0000-5000-8000-000000000007",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "operation_type": "TRASPASO_SALIDA",
                     *           "operation_status": "VALIDATED",
                     *           "key_product": "10394",
                     *           "name_product": "Almadraba Mixto FI",
                     *           "gross_amount": "1000.00",
                     *           "shares": null,
                     *           "nav": null,
                     *           "nav_date": null,
                     *           "request_date": "2026-11-20T09:12:00Z",
                     *           "has_docs_signed": true,
                     *           "is_request": false,
                     *           "is_periodic": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            operation: components["schemas"]["Operation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    recordTransferMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "2026112300000042",
                 *       "kind": "MONEY",
                 *       "amount": "1000.00"
                 *     }
                 */
                "application/json": components["schemas"]["TransferMessage"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operation": {
                     *           "uuid": "00000000-0000-5000-8000-000000000007",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "operation_type": "SOLICITUD_TRASPASO_EXTERNO_ENTRADA",
                     *           "operation_status": "SNCE_2",
                     *           "key_product": "10394",
                     *           "name_product": "Almadraba Mixto FI",
                     *           "gross_amount": "1000.00",
                     *           "shares": null,
                     *           "nav": null,
                     *           "nav_date": null,
                     *           "request_date": "2026-11-20T09:12:00Z",
                     *           "has_docs_signed": true,
                     *           "is_request": false,
                     *           "is_periodic": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            operation: components["schemas"]["Operation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    recordDebitAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "REM-2026-11-23/0042",
                 *       "result": "PAID"
                 *     }
                 */
                "application/json": components["schemas"]["DebitAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operation": {
                     *           "uuid": "00000000-0000-5000-8000-000000000007",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "operation_type": "SUSCRIPCION",
                     *           "operation_status": "SIGNED",
                     *           "key_product": "10394",
                     *           "name_product": "Almadraba Mixto FI",
                     *           "gross_amount": "1000.00",
                     *           "shares": null,
                     *           "nav": null,
                     *           "nav_date": null,
                     *           "request_date": "2026-11-20T09:12:00Z",
                     *           "has_docs_signed": true,
                     *           "is_request": false,
                     *           "is_periodic": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            operation: components["schemas"]["Operation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    receiveTransferFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description What `confirmReauthentication` answered to this session less than five minutes ago. Calls marked `x-step-up` answer 403 `reauthentication_required` without it, and happen when they are sent again with it. */
                "X-Reauthentication"?: components["parameters"]["Reauthentication"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "2026112300000042;00000000-0000-5000-8000-000000000007;ACCEPTED;;;"
                 *     }
                 */
                "application/json": components["schemas"]["TransferFile"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "lines": [
                     *           {
                     *             "line": 1,
                     *             "reference": "2026112300000042",
                     *             "outcome": "APPLIED",
                     *             "message": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            lines: components["schemas"]["TransferFileLine"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStaffTransfers: {
        parameters: {
            query?: {
                /** @description Rows of a page; 'null' means no limit (up to 5000, then pages). */
                $limit?: components["parameters"]["Limit"];
                /** @description Rows to skip; 'null' skips none. */
                $offset?: components["parameters"]["Offset"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "transfers": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000007",
                     *             "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *             "account_number": "ALM-001001",
                     *             "client": "Ana Robles Medina",
                     *             "document_number": "12345678Z",
                     *             "operation_status": "SNCE_1",
                     *             "name_product": "Almadraba Mixto FI",
                     *             "name_entity": "Almadraba Gestión",
                     *             "gross_amount": "1000.00",
                     *             "shares": null,
                     *             "is_total": false,
                     *             "origin_entity": "Gestora Cardenal SGIIC",
                     *             "origin": "ES0138911033",
                     *             "origin_account": "9999-01",
                     *             "request_date": "2026-11-20T09:12:00Z",
                     *             "next_messages": [
                     *               "ACCEPTED",
                     *               "REJECTED",
                     *               "MONEY",
                     *               "FISCAL_DATA"
                     *             ],
                     *             "waits_for": "ANSWER",
                     *             "who_acts": "ORIGIN",
                     *             "due_on": "2026-11-25",
                     *             "due_state": "OPEN",
                     *             "days_left": 5,
                     *             "days_late": null,
                     *             "is_overdue": false,
                     *             "rule": "Ley 35/2003, art. 28"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            transfers: components["schemas"]["StaffTransfer"][];
                            total: components["schemas"]["Total"];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStaffTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "transfer": {
                     *           "uuid": "00000000-0000-5000-8000-000000000007",
                     *           "uuid_account": "00000000-0000-5000-8000-000000000002",
                     *           "account_number": "ALM-001001",
                     *           "client": "Ana Robles Medina",
                     *           "document_number": "12345678Z",
                     *           "operation_status": "SNCE_1",
                     *           "name_product": "Almadraba Mixto FI",
                     *           "name_entity": "Almadraba Gestión",
                     *           "gross_amount": "1000.00",
                     *           "shares": null,
                     *           "is_total": false,
                     *           "origin_entity": "Gestora Cardenal SGIIC",
                     *           "origin": "ES0138911033",
                     *           "origin_account": "9999-01",
                     *           "request_date": "2026-11-20T09:12:00Z",
                     *           "next_messages": [
                     *             "ACCEPTED",
                     *             "REJECTED",
                     *             "MONEY",
                     *             "FISCAL_DATA"
                     *           ],
                     *           "waits_for": "ANSWER",
                     *           "who_acts": "ORIGIN",
                     *           "due_on": "2026-11-25",
                     *           "due_state": "OPEN",
                     *           "days_left": 5,
                     *           "days_late": null,
                     *           "is_overdue": false,
                     *           "rule": "Ley 35/2003, art. 28"
                     *         },
                     *         "messages": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000008",
                     *             "reference": "2026112300000041",
                     *             "kind": "REQUESTED",
                     *             "amount": null,
                     *             "reason": null,
                     *             "source": "STAFF",
                     *             "received_at": "2026-11-20T11:00:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            transfer: components["schemas"]["StaffTransfer"];
                            messages: components["schemas"]["RecordedTransferMessage"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "status": "ok"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @constant */
                            status: "ok";
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failed"];
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "status": "ready"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @constant */
                            status: "ready";
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createReauthentication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Demo.2026"
                 *     }
                 */
                "application/json": components["schemas"]["ReauthenticationRequest"];
            };
        };
        responses: {
            /** @description A code is on its way */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "reauthentication": {
                     *           "uuid": "00000000-0000-5000-8000-000000000031",
                     *           "code_sent_to": "a*****@example.test",
                     *           "expires_at": "2026-11-20T11:10:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            reauthentication: components["schemas"]["Reauthentication"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    confirmReauthentication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "042917"
                 *     }
                 */
                "application/json": components["schemas"]["SignatureCode"];
            };
        };
        responses: {
            /** @description Proved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "reauthentication": {
                     *           "uuid": "00000000-0000-5000-8000-000000000031",
                     *           "proof": "pp_0K3n1c0rL1b3rt4d0K3n1c0rL1b3rt4d0K3n1c0rL1b",
                     *           "expires_at": "2026-11-20T11:05:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            reauthentication: components["schemas"]["ReauthenticationProof"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    resendReauthenticationCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Another code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "reauthentication": {
                     *           "uuid": "00000000-0000-5000-8000-000000000031",
                     *           "code_sent_to": "a*****@example.test",
                     *           "expires_at": "2026-11-20T11:10:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            reauthentication: components["schemas"]["Reauthentication"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listDocumentsToSign: {
        parameters: {
            query?: {
                /** @description Of this order alone. */
                uuid_operation?: components["schemas"]["Uuid"];
                /** @description Of this account alone, without its orders. */
                uuid_account?: components["schemas"]["Uuid"];
                /** @description Of the person alone, without accounts and orders. */
                section?: "INTERVENER";
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "documents": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000005",
                     *             "section": "OPERATION",
                     *             "uuid_owner": "00000000-0000-5000-8000-000000000003",
                     *             "about": "suscripción de Mixto FI",
                     *             "filename": "orden-suscripcion.pdf",
                     *             "subcategory": "ORDEN_DE_SUSCRIPCION",
                     *             "named_as": "ORDEN_DE_SUSCRIPCION",
                     *             "size": 48160,
                     *             "created_at": "2026-11-20T11:00:00Z",
                     *             "opened_at": null
                     *           }
                     *         ],
                     *         "uuids": [
                     *           "00000000-0000-5000-8000-000000000005"
                     *         ],
                     *         "total": 1,
                     *         "opened": 0,
                     *         "unopened": 1,
                     *         "signers": [],
                     *         "missing": 0,
                     *         "uuid_signature": null,
                     *         "others": [],
                     *         "subjects": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Fifty at most, oldest first. */
                            documents: components["schemas"]["DocumentToSign"][];
                            /** @description Of the same documents, as a signature takes them. */
                            uuids: components["schemas"]["Uuid"][];
                            total: components["schemas"]["Total"];
                            /** @description Of the documents above. */
                            opened: number;
                            /** @description Of the documents above. */
                            unopened: number;
                            /** @description Everybody who signs, of what more than one person signs. */
                            signers: components["schemas"]["Signer"][];
                            /** @description How many others have to sign yet. */
                            missing: number;
                            /** @description A signature of these very documents that was begun and has not ended. */
                            uuid_signature: components["schemas"]["Uuid"] | null;
                            /** @description Orders that this person has signed and that wait for others, the newest first, ten at most. */
                            others: components["schemas"]["OrderOfOthers"][];
                            /** @description What the documents are of, each to be signed by itself; none where they are all of one. */
                            subjects: components["schemas"]["SubjectToSign"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "signature": {
                     *           "uuid": "00000000-0000-5000-8000-000000000021",
                     *           "status": "PENDING",
                     *           "documents": [
                     *             "00000000-0000-5000-8000-000000000005"
                     *           ],
                     *           "code_sent_to": "6*****001",
                     *           "expires_at": "2026-11-20T11:10:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            signature: components["schemas"]["Signature"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    remindSigner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                signerId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                print: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "verification": {
                     *           "state": "VALID",
                     *           "sha256": "0000000000000000000000000000000000000000000000000000000000000000",
                     *           "subcategory": "MANDATO_SEPA",
                     *           "named_as": "MANDATO_SEPA",
                     *           "sealed_at": null,
                     *           "signers": [
                     *             {
                     *               "name": "Ana R. M.",
                     *               "acts_as": null,
                     *               "signed_at": "2026-11-20T11:00:00Z",
                     *               "stamped_at": "2026-11-20T11:00:00Z"
                     *             }
                     *           ],
                     *           "roots": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            verification: components["schemas"]["Verification"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    confirmSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "042917"
                 *     }
                 */
                "application/json": components["schemas"]["SignatureCode"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "signature": {
                     *           "uuid": "00000000-0000-5000-8000-000000000021",
                     *           "status": "SIGNED",
                     *           "documents": [
                     *             "00000000-0000-5000-8000-000000000005"
                     *           ],
                     *           "code_sent_to": "6*****001",
                     *           "expires_at": null
                     *         },
                     *         "message": "Validado satisfactoriamente."
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            signature: components["schemas"]["Signature"];
                            message: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    resendSignatureCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "signature": {
                     *           "uuid": "00000000-0000-5000-8000-000000000021",
                     *           "status": "PENDING",
                     *           "documents": [
                     *             "00000000-0000-5000-8000-000000000005"
                     *           ],
                     *           "code_sent_to": "6*****001",
                     *           "expires_at": "2026-11-20T11:10:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            signature: components["schemas"]["Signature"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    rejectSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "signature": {
                     *           "uuid": "00000000-0000-5000-8000-000000000021",
                     *           "status": "REJECTED",
                     *           "documents": [
                     *             "00000000-0000-5000-8000-000000000005"
                     *           ],
                     *           "code_sent_to": "6*****001",
                     *           "expires_at": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            signature: components["schemas"]["Signature"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getOperationPayments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "payment_state": {
                     *           "is_payable": true,
                     *           "is_paid": false,
                     *           "amount": "1000.00",
                     *           "last_status": "REJECTED",
                     *           "provider": {
                     *             "key": "sandbox",
                     *             "name": "Sandbox Pay",
                     *             "pages": "/sandbox-pay/"
                     *           }
                     *         },
                     *         "bank_accounts": [
                     *           {
                     *             "iban": "ES9121000418450200051332",
                     *             "holder": "Fondo de ejemplo"
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "uuid": "00000000-0000-5000-8000-000000000022",
                     *             "provider": "Sandbox Pay",
                     *             "status": "REJECTED",
                     *             "amount": "1000.00",
                     *             "created_at": "2026-11-20T11:00:00Z",
                     *             "decided_at": "2026-11-20T11:01:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            payment_state: components["schemas"]["PaymentState"];
                            /** @description Where a transfer for it may be sent; none of an order that needs none. */
                            bank_accounts: components["schemas"]["ReceivingAccount"][];
                            /** @description Newest first. */
                            payments: components["schemas"]["LoggedPayment"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "payment": {
                     *           "uuid": "00000000-0000-5000-8000-000000000022",
                     *           "uuid_operation": "00000000-0000-5000-8000-000000000007",
                     *           "status": "PAID",
                     *           "amount": "1000.00",
                     *           "created_at": "2026-11-20T11:00:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            payment: components["schemas"]["Payment"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    receivePayment: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                "payment-provider": string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "evt-0001",
                 *       "reference": "pay-0001",
                 *       "status": "PAID",
                 *       "amount": "1000.00",
                 *       "sent_at": "2026-11-20T11:00:00Z",
                 *       "signature": "0000000000000000000000000000000000000000000000000000000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentCallback"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "received": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @constant */
                            received: true;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    receiveMessageReceipt: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "00000000-0000-5000-8000-000000000051",
                 *       "state": "DELIVERED",
                 *       "said_by": "sms.example.test",
                 *       "sent_at": "2026-11-20T11:00:00Z",
                 *       "signature": "0000000000000000000000000000000000000000000000000000000000000000"
                 *     }
                 */
                "application/json": components["schemas"]["MessageReceipt"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "received": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @constant */
                            received: true;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createStudioToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "studio.edit",
                 *       "password": "Demo.2026"
                 *     }
                 */
                "application/json": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "access_token": "pa_7vJ0",
                     *         "expires_in": 600,
                     *         "refresh_token": "pr_Zk31",
                     *         "refresh_expires_in": 1800,
                     *         "scope": "studio",
                     *         "token_type": "Bearer"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Token"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStudioSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "session": {
                     *           "user": {
                     *             "given_name": "Eva",
                     *             "family_name_1": "Lara"
                     *           },
                     *           "uuid_user": "00000000-0000-5000-8000-000000000021",
                     *           "tenant": {
                     *             "id": "00000000-0000-5000-8000-000000000015",
                     *             "name": "almadraba",
                     *             "display_name": "Almadraba Gestión"
                     *           },
                     *           "may": [
                     *             "draft"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            session: components["schemas"]["StudioSession"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    endStudioSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "done": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStudioRelease: {
        parameters: {
            query?: {
                /** @description A release that the tenant has had; without it the one that is served. */
                hash?: components["schemas"]["Sha256"];
            };
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "release": {
                     *           "hash": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "number": 4,
                     *           "published_at": "2026-11-20T09:00:00Z",
                     *           "published_by": null,
                     *           "languages": [
                     *             "es",
                     *             "en"
                     *           ],
                     *           "documents": [
                     *             {
                     *               "path": "form/contact",
                     *               "kind": "form",
                     *               "id": "contact",
                     *               "text": "{}",
                     *               "origin": "shared"
                     *             }
                     *           ],
                     *           "waiting": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            release: components["schemas"]["StudioRelease"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStudioProposals: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposals": [
                     *           {
                     *             "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *             "name": "Preguntar por la profesión",
                     *             "reason": "",
                     *             "status": "DRAFT",
                     *             "version": 3,
                     *             "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *             "author": {
                     *               "uuid": "00000000-0000-5000-8000-000000000021",
                     *               "name": "Eva Lara"
                     *             },
                     *             "approver": null,
                     *             "created_at": "2026-11-20T09:00:00Z",
                     *             "changed_at": "2026-11-20T09:05:00Z",
                     *             "paths": [
                     *               "form/kyc-natural"
                     *             ],
                     *             "release": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposals: components["schemas"]["StudioProposalSummary"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    addStudioProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Preguntar por la profesión"
                 *     }
                 */
                "application/json": components["schemas"]["StudioProposalStart"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Preguntar por la profesión",
                     *           "reason": "",
                     *           "status": "DRAFT",
                     *           "version": 3,
                     *           "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "author": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "is_author": true,
                     *           "approver": null,
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "changed_at": "2026-11-20T09:05:00Z",
                     *           "paths": [
                     *             "form/kyc-natural"
                     *           ],
                     *           "release": null,
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ],
                     *           "history": [
                     *             {
                     *               "at": "2026-11-20T09:00:00Z",
                     *               "who": {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               },
                     *               "what": "CREATED",
                     *               "why": ""
                     *             }
                     *           ],
                     *           "comments": [],
                     *           "confirmed": [],
                     *           "may": [
                     *             "SAVE",
                     *             "REVIEW",
                     *             "WITHDRAW"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["StudioProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStudioProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Preguntar por la profesión",
                     *           "reason": "",
                     *           "status": "DRAFT",
                     *           "version": 3,
                     *           "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "author": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "is_author": true,
                     *           "approver": null,
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "changed_at": "2026-11-20T09:05:00Z",
                     *           "paths": [
                     *             "form/kyc-natural"
                     *           ],
                     *           "release": null,
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ],
                     *           "history": [
                     *             {
                     *               "at": "2026-11-20T09:00:00Z",
                     *               "who": {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               },
                     *               "what": "CREATED",
                     *               "why": ""
                     *             }
                     *           ],
                     *           "comments": [],
                     *           "confirmed": [],
                     *           "may": [
                     *             "SAVE",
                     *             "REVIEW",
                     *             "WITHDRAW"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["StudioProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    saveStudioProposal: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Version of the proposal that the person has seen, in quotation marks. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Preguntar por la profesión",
                 *       "reason": "",
                 *       "documents": [
                 *         {
                 *           "path": "form/kyc-natural",
                 *           "text": "{"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StudioProposalContent"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Preguntar por la profesión",
                     *           "reason": "",
                     *           "status": "DRAFT",
                     *           "version": 3,
                     *           "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "author": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "is_author": true,
                     *           "approver": null,
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "changed_at": "2026-11-20T09:05:00Z",
                     *           "paths": [
                     *             "form/kyc-natural"
                     *           ],
                     *           "release": null,
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ],
                     *           "history": [
                     *             {
                     *               "at": "2026-11-20T09:00:00Z",
                     *               "who": {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               },
                     *               "what": "CREATED",
                     *               "why": ""
                     *             }
                     *           ],
                     *           "comments": [],
                     *           "confirmed": [],
                     *           "may": [
                     *             "SAVE",
                     *             "REVIEW",
                     *             "WITHDRAW"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["StudioProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    checkStudioProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "check": {
                     *           "version": 3,
                     *           "release": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "problems": [
                     *             {
                     *               "severity": "error",
                     *               "document": "form/kyc-natural",
                     *               "pointer": "/fields/PROFESION",
                     *               "sentence": "La pregunta no está en ningún paso."
                     *             }
                     *           ],
                     *           "conflicts": [],
                     *           "changes": [
                     *             {
                     *               "code": "change.question.added",
                     *               "document": "form/kyc-natural",
                     *               "pointers": [
                     *                 "/data/properties/PROFESION"
                     *               ],
                     *               "sentence": "Se añade la pregunta «Profesión».",
                     *               "grade": "SAFE"
                     *             }
                     *           ],
                     *           "figures": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "bytes": 10240,
                     *               "bytes_before": 10100,
                     *               "fields": 31,
                     *               "fields_before": 30,
                     *               "conditions": 4,
                     *               "conditions_before": 3,
                     *               "turns": 1,
                     *               "turns_before": 1,
                     *               "answers": 2,
                     *               "drafts": 1
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            check: components["schemas"]["StudioCheck"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    sendStudioProposalToReview: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Version of the proposal that the person has seen, in quotation marks. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Lo pide cumplimiento."
                 *     }
                 */
                "application/json": components["schemas"]["StudioReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Preguntar por la profesión",
                     *           "reason": "",
                     *           "status": "DRAFT",
                     *           "version": 3,
                     *           "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "author": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "is_author": true,
                     *           "approver": null,
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "changed_at": "2026-11-20T09:05:00Z",
                     *           "paths": [
                     *             "form/kyc-natural"
                     *           ],
                     *           "release": null,
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ],
                     *           "history": [
                     *             {
                     *               "at": "2026-11-20T09:00:00Z",
                     *               "who": {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               },
                     *               "what": "CREATED",
                     *               "why": ""
                     *             }
                     *           ],
                     *           "comments": [],
                     *           "confirmed": [],
                     *           "may": [
                     *             "SAVE",
                     *             "REVIEW",
                     *             "WITHDRAW"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["StudioProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    approveStudioProposal: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Version of the proposal that the person has seen, in quotation marks. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Preguntar por la profesión",
                     *           "reason": "",
                     *           "status": "DRAFT",
                     *           "version": 3,
                     *           "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "author": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "is_author": true,
                     *           "approver": null,
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "changed_at": "2026-11-20T09:05:00Z",
                     *           "paths": [
                     *             "form/kyc-natural"
                     *           ],
                     *           "release": null,
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ],
                     *           "history": [
                     *             {
                     *               "at": "2026-11-20T09:00:00Z",
                     *               "who": {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               },
                     *               "what": "CREATED",
                     *               "why": ""
                     *             }
                     *           ],
                     *           "comments": [],
                     *           "confirmed": [],
                     *           "may": [
                     *             "SAVE",
                     *             "REVIEW",
                     *             "WITHDRAW"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["StudioProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    returnStudioProposal: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Version of the proposal that the person has seen, in quotation marks. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Falta el texto en inglés."
                 *     }
                 */
                "application/json": components["schemas"]["StudioReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Preguntar por la profesión",
                     *           "reason": "",
                     *           "status": "DRAFT",
                     *           "version": 3,
                     *           "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "author": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "is_author": true,
                     *           "approver": null,
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "changed_at": "2026-11-20T09:05:00Z",
                     *           "paths": [
                     *             "form/kyc-natural"
                     *           ],
                     *           "release": null,
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ],
                     *           "history": [
                     *             {
                     *               "at": "2026-11-20T09:00:00Z",
                     *               "who": {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               },
                     *               "what": "CREATED",
                     *               "why": ""
                     *             }
                     *           ],
                     *           "comments": [],
                     *           "confirmed": [],
                     *           "may": [
                     *             "SAVE",
                     *             "REVIEW",
                     *             "WITHDRAW"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["StudioProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    withdrawStudioProposal: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Version of the proposal that the person has seen, in quotation marks. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Preguntar por la profesión",
                     *           "reason": "",
                     *           "status": "DRAFT",
                     *           "version": 3,
                     *           "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "author": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "is_author": true,
                     *           "approver": null,
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "changed_at": "2026-11-20T09:05:00Z",
                     *           "paths": [
                     *             "form/kyc-natural"
                     *           ],
                     *           "release": null,
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ],
                     *           "history": [
                     *             {
                     *               "at": "2026-11-20T09:00:00Z",
                     *               "who": {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               },
                     *               "what": "CREATED",
                     *               "why": ""
                     *             }
                     *           ],
                     *           "comments": [],
                     *           "confirmed": [],
                     *           "may": [
                     *             "SAVE",
                     *             "REVIEW",
                     *             "WITHDRAW"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["StudioProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    publishStudioProposal: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description Version of the proposal that the person has seen, in quotation marks. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Demo.2026"
                 *     }
                 */
                "application/json": components["schemas"]["StudioPassword"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Preguntar por la profesión",
                     *           "reason": "",
                     *           "status": "DRAFT",
                     *           "version": 3,
                     *           "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "author": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "is_author": true,
                     *           "approver": null,
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "changed_at": "2026-11-20T09:05:00Z",
                     *           "paths": [
                     *             "form/kyc-natural"
                     *           ],
                     *           "release": null,
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ],
                     *           "history": [
                     *             {
                     *               "at": "2026-11-20T09:00:00Z",
                     *               "who": {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               },
                     *               "what": "CREATED",
                     *               "why": ""
                     *             }
                     *           ],
                     *           "comments": [],
                     *           "confirmed": [],
                     *           "may": [
                     *             "SAVE",
                     *             "REVIEW",
                     *             "WITHDRAW"
                     *           ]
                     *         },
                     *         "release": {
                     *           "number": 5,
                     *           "hash": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "at": "2026-11-20T10:00:00Z",
                     *           "who": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "why": "Lo pide cumplimiento.",
                     *           "authors": [
                     *             {
                     *               "uuid": "00000000-0000-5000-8000-000000000021",
                     *               "name": "Eva Lara"
                     *             }
                     *           ],
                     *           "approver": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "proposal": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Otro título",
                     *           "is_current": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["StudioProposal"];
                            release: components["schemas"]["StudioReleaseEntry"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["VersionMissing"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    addStudioComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "¿Y en inglés?",
                 *       "path": "form/kyc-natural",
                 *       "pointer": "/fields/PROFESION"
                 *     }
                 */
                "application/json": components["schemas"]["StudioCommentText"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Preguntar por la profesión",
                     *           "reason": "",
                     *           "status": "DRAFT",
                     *           "version": 3,
                     *           "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "author": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "is_author": true,
                     *           "approver": null,
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "changed_at": "2026-11-20T09:05:00Z",
                     *           "paths": [
                     *             "form/kyc-natural"
                     *           ],
                     *           "release": null,
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ],
                     *           "history": [
                     *             {
                     *               "at": "2026-11-20T09:00:00Z",
                     *               "who": {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               },
                     *               "what": "CREATED",
                     *               "why": ""
                     *             }
                     *           ],
                     *           "comments": [],
                     *           "confirmed": [],
                     *           "may": [
                     *             "SAVE",
                     *             "REVIEW",
                     *             "WITHDRAW"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["StudioProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    confirmStudioTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en",
                 *       "sentence": "Profesión u oficio",
                 *       "text": "Profession"
                 *     }
                 */
                "application/json": components["schemas"]["StudioTranslation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Preguntar por la profesión",
                     *           "reason": "",
                     *           "status": "DRAFT",
                     *           "version": 3,
                     *           "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "author": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "is_author": true,
                     *           "approver": null,
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "changed_at": "2026-11-20T09:05:00Z",
                     *           "paths": [
                     *             "form/kyc-natural"
                     *           ],
                     *           "release": null,
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ],
                     *           "history": [
                     *             {
                     *               "at": "2026-11-20T09:00:00Z",
                     *               "who": {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               },
                     *               "what": "CREATED",
                     *               "why": ""
                     *             }
                     *           ],
                     *           "comments": [],
                     *           "confirmed": [
                     *             {
                     *               "language": "en",
                     *               "sentence": "Profesión u oficio",
                     *               "text": "Profession"
                     *             }
                     *           ],
                     *           "may": [
                     *             "SAVE",
                     *             "REVIEW",
                     *             "WITHDRAW"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["StudioProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStudioLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "links": [
                     *           {
                     *             "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b11",
                     *             "path": "form/kyc-natural",
                     *             "version": 3,
                     *             "created_at": "2026-11-20T09:10:00Z",
                     *             "created_by": {
                     *               "uuid": "00000000-0000-5000-8000-000000000021",
                     *               "name": "Eva Lara"
                     *             },
                     *             "expires_at": "2026-11-27T09:10:00Z",
                     *             "revoked_at": null,
                     *             "openings": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            links: components["schemas"]["StudioLink"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    addStudioLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "path": "form/kyc-natural",
                 *       "days": 7
                 *     }
                 */
                "application/json": components["schemas"]["StudioLinkStart"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "link": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b11",
                     *           "path": "form/kyc-natural",
                     *           "version": 3,
                     *           "created_at": "2026-11-20T09:10:00Z",
                     *           "created_by": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "expires_at": "2026-11-27T09:10:00Z",
                     *           "revoked_at": null,
                     *           "openings": 0
                     *         },
                     *         "secret": "vp_Zk31"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            link: components["schemas"]["StudioLink"];
                            /** @description Stands behind the `#` of the address. */
                            secret: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    revokeStudioLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                id: components["parameters"]["Id"];
                link: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "link": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b11",
                     *           "path": "form/kyc-natural",
                     *           "version": 3,
                     *           "created_at": "2026-11-20T09:10:00Z",
                     *           "created_by": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "expires_at": "2026-11-27T09:10:00Z",
                     *           "revoked_at": "2026-11-21T08:00:00Z",
                     *           "openings": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            link: components["schemas"]["StudioLink"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    openStudioLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "secret": "vp_Zk31"
                 *     }
                 */
                "application/json": {
                    secret: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "shared": {
                     *           "name": "Preguntar por la profesión",
                     *           "path": "form/kyc-natural",
                     *           "saved_at": "2026-11-20T09:05:00Z",
                     *           "expires_at": "2026-11-27T09:10:00Z",
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            shared: components["schemas"]["StudioShared"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStudioReleases: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "releases": [
                     *           {
                     *             "number": 4,
                     *             "hash": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *             "at": "2026-11-20T09:00:00Z",
                     *             "who": null,
                     *             "why": "",
                     *             "authors": [
                     *               {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               }
                     *             ],
                     *             "approver": null,
                     *             "proposal": null,
                     *             "name": null,
                     *             "is_current": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            releases: components["schemas"]["StudioReleaseEntry"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    restoreStudioRelease: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the request; kept when the same request is sent again. */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                number: components["parameters"]["ReleaseNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "proposal": {
                     *           "uuid": "6d0f5f5e-2a4b-4b0e-9a51-3f7d1c0c5b10",
                     *           "name": "Preguntar por la profesión",
                     *           "reason": "",
                     *           "status": "DRAFT",
                     *           "version": 3,
                     *           "base": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
                     *           "author": {
                     *             "uuid": "00000000-0000-5000-8000-000000000021",
                     *             "name": "Eva Lara"
                     *           },
                     *           "is_author": true,
                     *           "approver": null,
                     *           "created_at": "2026-11-20T09:00:00Z",
                     *           "changed_at": "2026-11-20T09:05:00Z",
                     *           "paths": [
                     *             "form/kyc-natural"
                     *           ],
                     *           "release": null,
                     *           "documents": [
                     *             {
                     *               "path": "form/kyc-natural",
                     *               "text": "{}"
                     *             }
                     *           ],
                     *           "history": [
                     *             {
                     *               "at": "2026-11-20T09:00:00Z",
                     *               "who": {
                     *                 "uuid": "00000000-0000-5000-8000-000000000021",
                     *                 "name": "Eva Lara"
                     *               },
                     *               "what": "CREATED",
                     *               "why": ""
                     *             }
                     *           ],
                     *           "comments": [],
                     *           "confirmed": [],
                     *           "may": [
                     *             "SAVE",
                     *             "REVIEW",
                     *             "WITHDRAW"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            proposal: components["schemas"]["StudioProposal"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
}
